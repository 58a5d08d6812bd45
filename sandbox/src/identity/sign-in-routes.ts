import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { AppContext } from '../context/app-context'
import { parseMobile } from '../identifiers/mobile'
import { updateAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { mobilePage } from './step-pages'
import { completeSignIn, openVisit, redirectTo, type Visit } from './visit'

type Step = (visit: Visit) => Promise<unknown>
type VisitRoute = { Params: { uid: string } }

/** Registers one step of the sign-in; somebody whose sign-in is over sees so instead. */
export function step(app: FastifyInstance, context: AppContext, provider: Provider) {
  return (method: 'GET' | 'POST', path: string, handle: Step) =>
    app.route<VisitRoute>({
      method,
      url: `/sign-in/:uid${path}`,
      handler: async (request, reply) => {
        const visit = await openVisit(context, provider, request, reply)
        return visit === undefined ? reply : handle(visit)
      },
    })
}

/** Sign-in routes: mobile, then the code that was texted to it (SBX-002, HST-059). */
export function signInRoutes(app: FastifyInstance, context: AppContext, provider: Provider): void {
  const on = step(app, context, provider)
  const { db, clock } = context

  on('GET', '', async (visit) => {
    if (visit.wantsSignUp && visit.attempt === undefined) return redirectTo(visit, '/register')
    return mobilePage(visit)
  })

  on('POST', '', async (visit) => {
    const mobile = parseMobile(visit.typed.mobile ?? '')
    if (mobile === undefined) return mobilePage(visit, { mobile: visit.messages.errors.mobile })
    await updateAttempt(db, clock, visit.uid, { mobile })
    // Whether the number has an account is told only to who proves to hold it.
    return sendAndGo(visit, 'sign-in', mobile, (error) => mobilePage(visit, { mobile: error }))
  })

  on('GET', '/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    return mobile ? showCode(visit, 'sign-in', mobile) : redirectTo(visit, '')
  })

  on('POST', '/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return redirectTo(visit, '')
    const judged = await judgeCode(visit, 'sign-in', mobile, (sql) =>
      sql.query<{ sub: string }>('select sub from person where mobile = $1', [mobile]),
    )
    if (!judged.right) return showCode(visit, 'sign-in', mobile, { code: judged.error })
    const [person] = judged.value
    return person === undefined
      ? redirectTo(visit, '/register?new=1')
      : completeSignIn(visit, { sub: person.sub, mobile })
  })

  on('POST', '/code/resend', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return redirectTo(visit, '')
    return sendAndGo(visit, 'sign-in', mobile, (error) => showCode(visit, 'sign-in', mobile, { page: error }))
  })
}
