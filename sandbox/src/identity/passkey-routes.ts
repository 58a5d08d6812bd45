import { isIP } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import type { Sql } from '../db/sql'
import { keepProved, type Proof, updateAttempt, wantPasskeys } from './attempt'
import { errorText } from './form-error'
import { completeSignIn, type InteractionContext, partyOf, redirectTo, showFormError } from './interaction-context'
import { forgetPasskeys, mayOfferPasskey } from './known-browser'
import { creationOptions, keepPasskey, listPasskeys, removePasskey, verifyPasskey } from './passkey'
import { step } from './step'
import { passkeyPage, passkeysPage } from './step-pages'

/**
 * Whether a person whose code was right is asked for a passkey: the page said that this device can keep one, and this
 * browser was not asked lately. An address in digits cannot have any.
 */
export async function offersPasskey({ typed, context, request }: InteractionContext, mobile: string): Promise<boolean> {
  const isAble = typed.passkey === 'able' && isIP(new URL(context.origins.identity).hostname) === 0
  return isAble && mayOfferPasskey(context.db, context.clock, request.headers.cookie, mobile)
}

const isRefused = { errors: { page: errorText((errors) => errors.passkey) } }

/** Passkey routes: signing in with one, and making one right after a code was right (SBX-002, D-128). */
export function passkeyRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('POST', '/passkey', async (interaction) => {
    const owner = await db.transaction((sql) =>
      verifyPasskey(sql, clock, partyOf(interaction), interaction.typed.response ?? ''),
    )
    if (owner === undefined) return showFormError(interaction, '', isRefused)
    return interaction.attempt?.wants_passkeys
      ? showPasskeys(interaction, owner.sub, 'pop')
      : completeSignIn(interaction, owner, 'pop', 'has')
  })

  on('GET', '/passkey/new', async (interaction) => {
    const owner = await findProved(db, interaction)
    if (owner === undefined) return redirectTo(interaction, '')
    return passkeyPage(interaction, await creationOptions(db, partyOf(interaction), owner))
  })

  on('POST', '/passkey/new', async (interaction) => {
    const owner = await findProved(db, interaction)
    if (owner === undefined) return redirectTo(interaction, '')
    const isKept = await keepPasskey(db, clock, partyOf(interaction), owner, interaction.typed.response ?? '')
    return isKept
      ? completeSignIn(interaction, owner, 'otp', 'has')
      : showFormError(interaction, '/passkey/new', isRefused)
  })

  on('POST', '/passkeys/show', async (interaction) => {
    await updateAttempt(db, clock, interaction.uid, {})
    await wantPasskeys(db, interaction.uid)
    return redirectTo(interaction, '?passkeys=1')
  })

  on('GET', '/passkeys', async (interaction) => {
    const owner = await findProved(db, interaction)
    return owner === undefined ? redirectTo(interaction, '') : passkeysPage(interaction, await listPasskeys(db, owner))
  })

  on('POST', '/passkeys/remove', async (interaction) => {
    const owner = await findProved(db, interaction)
    if (owner === undefined) return redirectTo(interaction, '')
    const isLast = await db.transaction((sql) => removePasskey(sql, owner, interaction.typed.id ?? ''))
    if (isLast) await forgetPasskeys(db, owner.mobile)
    return redirectTo(interaction, '/passkeys')
  })

  on('POST', '/passkeys/done', async (interaction) => {
    const owner = await findProved(db, interaction)
    return owner === undefined
      ? redirectTo(interaction, '')
      : completeSignIn(interaction, owner, interaction.attempt?.proved_by ?? undefined)
  })

  on('POST', '/passkey/skip', async (interaction) => {
    const owner = await findProved(db, interaction)
    return owner === undefined ? redirectTo(interaction, '') : completeSignIn(interaction, owner, 'otp', 'declined')
  })
}

/** Goes from a proof to the list of passkeys, for a person who wanted to see it. */
export async function showPasskeys(interaction: InteractionContext, sub: string, by: Proof): Promise<FastifyReply> {
  await keepProved(interaction.context.db, interaction.uid, sub, by)
  return redirectTo(interaction, '/passkeys')
}

/** Finds the person who was authenticated in this sign-in. */
async function findProved(
  sql: Sql,
  { attempt }: InteractionContext,
): Promise<{ sub: string; mobile: string } | undefined> {
  const [owner] = await sql.query<{ sub: string; mobile: string }>('select sub, mobile from person where sub = $1', [
    attempt?.proved_sub ?? null,
  ])
  return owner
}
