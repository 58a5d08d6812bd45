import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import { parseMobile } from '../identifiers/mobile'
import { keepProved, updateAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { maskMobile } from './fields'
import { errorText } from './form-error'
import { completeSignIn, redirectTo, showFormError } from './interaction-context'
import { findLastSignIn, forgetBrowser } from './known-browser'
import { offersPasskey, showPasskeys } from './passkey-routes'
import { step } from './step'
import { mobilePage } from './step-pages'

/** Sign-in routes: mobile, then the code that was texted to it (SBX-002, HST-059). */
export function signInRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('GET', '', async (interaction) => {
    if (interaction.wantsSignUp && interaction.attempt === undefined) return redirectTo(interaction, '/register')
    return mobilePage(interaction, await findLastSignIn(db, interaction.request.headers.cookie))
  })

  on('POST', '', async (interaction) => {
    const typed = interaction.typed.mobile ?? ''
    const last = await findLastSignIn(db, interaction.request.headers.cookie)
    const mobile = last && typed === maskMobile(last.mobile) ? last.mobile : parseMobile(typed)
    if (mobile === undefined)
      return showFormError(
        interaction,
        '',
        { errors: { mobile: errorText((errors) => errors.mobile) } },
        interaction.typed,
      )
    await updateAttempt(db, clock, interaction.uid, { mobile })
    // Whether the number has an account is told only to who proves to hold it.
    return sendAndGo(interaction, 'sign-in', mobile, { step: '', field: 'mobile' })
  })

  on('GET', '/code', async (interaction) => {
    const { mobile, proved_sub, wants_passkeys } = interaction.attempt ?? {}
    if (proved_sub) return redirectTo(interaction, wants_passkeys ? '/passkeys' : '/passkey/new')
    return mobile ? showCode(interaction, 'sign-in', mobile) : redirectTo(interaction, '')
  })

  on('POST', '/code', async (interaction) => {
    const mobile = interaction.attempt?.mobile
    if (!mobile) return redirectTo(interaction, '')
    const judged = await judgeCode(interaction, 'sign-in', mobile, (sql) =>
      sql.query<{ sub: string }>('select sub from person where mobile = $1', [mobile]),
    )
    if (!judged.right) return judged.refused
    const [person] = judged.value
    if (person === undefined) return redirectTo(interaction, '/register?new=1')
    if (interaction.attempt?.wants_passkeys) return showPasskeys(interaction, person.sub, 'otp')
    if (await offersPasskey(interaction, mobile)) {
      await keepProved(db, interaction.uid, person.sub, 'otp')
      return redirectTo(interaction, '/passkey/new')
    }
    return completeSignIn(interaction, { sub: person.sub, mobile })
  })

  on('POST', '/code/resend', async (interaction) => {
    const mobile = interaction.attempt?.mobile
    if (!mobile) return redirectTo(interaction, '')
    return sendAndGo(interaction, 'sign-in', mobile, { step: '/code', field: 'page' })
  })

  on('POST', '/forget', async (interaction) => {
    await forgetBrowser(db, interaction.request.headers.cookie)
    return redirectTo(interaction, '')
  })
}
