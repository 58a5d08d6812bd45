import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import type { Sql } from '../db/sql'
import { keepProved, type Proof, updateAttempt, wantPasskeys } from './attempt'
import { forgetPasskeys, mayOfferPasskey } from './known-browser'
import { creationOptions, keepPasskey, listPasskeys, removePasskey, verifyPasskey } from './passkey'
import { errorText } from './refusal'
import { step } from './step'
import { passkeyPage, passkeysPage } from './step-pages'
import { completeSignIn, partyOf, redirectTo, refuse, type Visit } from './visit'

/**
 * Whether somebody whose code was right is asked for a passkey: the page said that this device can keep one, and this
 * browser was not asked lately. An address in digits cannot have any.
 */
export async function offersPasskey({ typed, context, request }: Visit, mobile: string): Promise<boolean> {
  const isAble = typed.passkey === 'able' && isIP(new URL(context.origins.identity).hostname) === 0
  return isAble && mayOfferPasskey(context.db, context.clock, request.headers.cookie, mobile)
}

const isRefused = { errors: { page: errorText((errors) => errors.passkey) } }

/** Passkey routes: signing in with one, and making one right after a code was right (SBX-002, D-128). */
export function passkeyRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('POST', '/passkey', async (visit) => {
    const owner = await db.transaction((sql) => verifyPasskey(sql, clock, partyOf(visit), visit.typed.response ?? ''))
    if (owner === undefined) return refuse(visit, '', isRefused)
    return visit.attempt?.wants_passkeys
      ? showPasskeys(visit, owner.sub, 'pop')
      : completeSignIn(visit, owner, 'pop', 'has')
  })

  on('GET', '/passkey/new', async (visit) => {
    const owner = await findProved(db, visit)
    if (owner === undefined) return redirectTo(visit, '')
    return passkeyPage(visit, await creationOptions(db, partyOf(visit), owner))
  })

  on('POST', '/passkey/new', async (visit) => {
    const owner = await findProved(db, visit)
    if (owner === undefined) return redirectTo(visit, '')
    const isKept = await keepPasskey(db, clock, partyOf(visit), owner, visit.typed.response ?? '')
    return isKept ? completeSignIn(visit, owner, 'otp', 'has') : refuse(visit, '/passkey/new', isRefused)
  })

  on('POST', '/passkeys/show', async (visit) => {
    await updateAttempt(db, clock, visit.uid, {})
    await wantPasskeys(db, visit.uid)
    return redirectTo(visit, '?passkeys=1')
  })

  on('GET', '/passkeys', async (visit) => {
    const owner = await findProved(db, visit)
    return owner === undefined ? redirectTo(visit, '') : passkeysPage(visit, await listPasskeys(db, owner))
  })

  on('POST', '/passkeys/remove', async (visit) => {
    const owner = await findProved(db, visit)
    if (owner === undefined) return redirectTo(visit, '')
    const isLast = await db.transaction((sql) => removePasskey(sql, owner, visit.typed.id ?? ''))
    if (isLast) await forgetPasskeys(db, owner.mobile)
    return redirectTo(visit, '/passkeys')
  })

  on('POST', '/passkeys/done', async (visit) => {
    const owner = await findProved(db, visit)
    return owner === undefined
      ? redirectTo(visit, '')
      : completeSignIn(visit, owner, visit.attempt?.proved_by ?? undefined)
  })

  on('POST', '/passkey/skip', async (visit) => {
    const owner = await findProved(db, visit)
    return owner === undefined ? redirectTo(visit, '') : completeSignIn(visit, owner, 'otp', 'declined')
  })
}

/** From a proof to the list of passkeys, for whoever wanted to see it. */
export async function showPasskeys(visit: Visit, sub: string, by: Proof): Promise<FastifyReply> {
  await keepProved(visit.context.db, visit.uid, sub, by)
  return redirectTo(visit, '/passkeys')
}

/** Who proved to be themselves in this sign-in. */
async function findProved(sql: Sql, { attempt }: Visit): Promise<{ sub: string; mobile: string } | undefined> {
  const [owner] = await sql.query<{ sub: string; mobile: string }>('select sub, mobile from person where sub = $1', [
    attempt?.proved_sub ?? null,
  ])
  return owner
}
