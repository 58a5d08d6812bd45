import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import { parseMobile } from '../identifiers/mobile'
import { keepProved, updateAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { maskMobile } from './fields'
import { findLastSignIn, forgetBrowser } from './known-browser'
import { offersPasskey, showPasskeys } from './passkey-routes'
import { errorText } from './refusal'
import { step } from './step'
import { mobilePage } from './step-pages'
import { completeSignIn, redirectTo, refuse } from './visit'

/** Sign-in routes: mobile, then the code that was texted to it (SBX-002, HST-059). */
export function signInRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('GET', '', async (visit) => {
    if (visit.wantsSignUp && visit.attempt === undefined) return redirectTo(visit, '/register')
    return mobilePage(visit, await findLastSignIn(db, visit.request.headers.cookie))
  })

  on('POST', '', async (visit) => {
    const typed = visit.typed.mobile ?? ''
    const last = await findLastSignIn(db, visit.request.headers.cookie)
    const mobile = last && typed === maskMobile(last.mobile) ? last.mobile : parseMobile(typed)
    if (mobile === undefined)
      return refuse(visit, '', { errors: { mobile: errorText((errors) => errors.mobile) } }, visit.typed)
    await updateAttempt(db, clock, visit.uid, { mobile })
    // Whether the number has an account is told only to who proves to hold it.
    return sendAndGo(visit, 'sign-in', mobile, { step: '', field: 'mobile' })
  })

  on('GET', '/code', async (visit) => {
    const { mobile, proved_sub, wants_passkeys } = visit.attempt ?? {}
    if (proved_sub) return redirectTo(visit, wants_passkeys ? '/passkeys' : '/passkey/new')
    return mobile ? showCode(visit, 'sign-in', mobile) : redirectTo(visit, '')
  })

  on('POST', '/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return redirectTo(visit, '')
    const judged = await judgeCode(visit, 'sign-in', mobile, (sql) =>
      sql.query<{ sub: string }>('select sub from person where mobile = $1', [mobile]),
    )
    if (!judged.right) return judged.refused
    const [person] = judged.value
    if (person === undefined) return redirectTo(visit, '/register?new=1')
    if (visit.attempt?.wants_passkeys) return showPasskeys(visit, person.sub, 'otp')
    if (await offersPasskey(visit, mobile)) {
      await keepProved(db, visit.uid, person.sub, 'otp')
      return redirectTo(visit, '/passkey/new')
    }
    return completeSignIn(visit, { sub: person.sub, mobile })
  })

  on('POST', '/code/resend', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return redirectTo(visit, '')
    return sendAndGo(visit, 'sign-in', mobile, { step: '/code', field: 'page' })
  })

  on('POST', '/forget', async (visit) => {
    await forgetBrowser(db, visit.request.headers.cookie)
    return redirectTo(visit, '')
  })
}
