import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import type { Sql } from '../db/sql'
import { findRegistryNames } from '../fake-data/person-names'
import { parseMobile } from '../identifiers/mobile'
import { createPerson } from '../seed/person'
import { confirmByRegistry, updateAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { isPassword, parseNationalCode } from './fields'
import { errorText, type FormErrorCause } from './form-error'
import { completeSignIn, type InteractionContext, redirectTo, showFormError } from './interaction-context'
import { findLastSignIn } from './known-browser'
import { hashPassword } from './password'
import { step } from './step'
import { passwordPage, registerPage } from './step-pages'

/** Sign-up routes: national code and mobile, the identity registry's code, a password; then a new person of level 1, whom the registry has confirmed (SBX-003, D-126). */
export function signUpRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('GET', '/register', async (interaction) => {
    const last = await findLastSignIn(db, interaction.request.headers.cookie)
    return registerPage(interaction, last, interaction.request.url.includes('new=1'))
  })

  on('POST', '/register', async (interaction) => {
    const mobile = parseMobile(interaction.typed.mobile ?? '')
    const nationalCode = parseNationalCode(interaction.typed.national_code ?? '')
    if (mobile === undefined || nationalCode === undefined) {
      const errors = {
        ...(mobile === undefined && { mobile: errorText((texts) => texts.mobile) }),
        ...(nationalCode === undefined && { national_code: errorText((texts) => texts.nationalCode) }),
      }
      return showFormError(interaction, '/register', { errors }, interaction.typed)
    }
    await updateAttempt(db, clock, interaction.uid, { mobile, national_code: nationalCode })
    return sendAndGo(interaction, 'registry', mobile, { step: '/register', field: 'page' })
  })

  on('GET', '/register/code', async (interaction) => {
    const mobile = interaction.attempt?.mobile
    return mobile ? showCode(interaction, 'registry', mobile) : redirectTo(interaction, '/register')
  })

  on('POST', '/register/code', async (interaction) => {
    const mobile = interaction.attempt?.mobile
    if (!mobile) return redirectTo(interaction, '/register')
    const judged = await judgeCode(interaction, 'registry', mobile, async (sql) => {
      const refused = await findAccountErrors(sql, interaction)
      if (refused === undefined) await confirmByRegistry(sql, clock, interaction.uid)
      return refused
    })
    if (!judged.right) return judged.refused
    return judged.value === undefined
      ? redirectTo(interaction, '/password')
      : showFormError(interaction, '/register', judged.value)
  })

  on('POST', '/register/code/resend', async (interaction) => {
    const mobile = interaction.attempt?.mobile
    if (!mobile) return redirectTo(interaction, '/register')
    return sendAndGo(interaction, 'registry', mobile, { step: '/register/code', field: 'page' })
  })

  on('GET', '/password', async (interaction) =>
    interaction.attempt?.registry_confirmed_at ? passwordPage(interaction) : redirectTo(interaction, '/register'),
  )

  on('POST', '/password', async (interaction) => {
    const password = interaction.typed.password ?? ''
    const { mobile, national_code, registry_confirmed_at } = interaction.attempt ?? {}
    if (!registry_confirmed_at || !mobile || !national_code) return redirectTo(interaction, '/register')
    if (!isPassword(password)) return passwordPage(interaction, interaction.messages.errors.password)
    const hash = await hashPassword(password)
    const made = await db.transaction(async (sql) => {
      // Two sign-ups for one number or code at the same moment come one after the other.
      await sql.query('select pg_advisory_xact_lock(hashtext($1))', ['sign-up'])
      const refused = await findAccountErrors(sql, interaction)
      if (refused !== undefined) return { refused }
      const { first: first_name, last: last_name } = findRegistryNames(national_code)
      const { sub } = await createPerson(sql, clock, { level: 1, mobile, national_code, first_name, last_name })
      await sql.query('update person set password_hash = $2 where sub = $1', [sub, hash])
      return { sub }
    })
    return made.sub === undefined
      ? showFormError(interaction, '/register', made.refused)
      : completeSignIn(interaction, { sub: made.sub, mobile, isNew: true })
  })
}

/** Validation against other accounts: why no account can be made of what was typed, told only after the registry's code was right. */
async function findAccountErrors(sql: Sql, { attempt }: InteractionContext): Promise<FormErrorCause | undefined> {
  const [same] = await sql.query<{ mobile: string }>(
    'select mobile from person where mobile = $1 or national_code = $2 order by mobile = $1 desc',
    [attempt?.mobile, attempt?.national_code],
  )
  if (same === undefined) return undefined
  return same.mobile === attempt?.mobile
    ? { errors: { mobile: errorText((errors) => errors.hasAccount) } }
    : { errors: { national_code: errorText((errors) => errors.nationalCodeTaken) } }
}
