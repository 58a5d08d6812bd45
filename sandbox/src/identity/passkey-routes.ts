import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import type { Sql } from '../db/sql'
import { mayOfferPasskey } from './known-browser'
import { creationOptions, keepPasskey, verifyPasskey } from './passkey'
import { errorText } from './refusal'
import { step } from './step'
import { passkeyPage } from './step-pages'
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
    return owner === undefined ? refuse(visit, '', isRefused) : completeSignIn(visit, owner, 'used')
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
    return isKept ? completeSignIn(visit, owner, 'made') : refuse(visit, '/passkey/new', isRefused)
  })

  on('POST', '/passkey/skip', async (visit) => {
    const owner = await findProved(db, visit)
    return owner === undefined ? redirectTo(visit, '') : completeSignIn(visit, owner, 'declined')
  })
}

/** Whose code was right in this sign-in. */
async function findProved(sql: Sql, { attempt }: Visit): Promise<{ sub: string; mobile: string } | undefined> {
  const [owner] = await sql.query<{ sub: string; mobile: string }>('select sub, mobile from person where sub = $1', [
    attempt?.proved_sub ?? null,
  ])
  return owner
}
