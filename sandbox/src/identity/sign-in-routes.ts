import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import type { World } from '../world'
import { noteAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { mobileIn } from './fields'
import { mobilePage } from './step-pages'
import { finish, openVisit, stepTo, type Visit } from './visit'

type Step = (visit: Visit) => Promise<unknown>
type VisitRoute = { Params: { uid: string } }

/** Registers one step of the sign-in; somebody whose sign-in is over sees so instead. */
export function step(app: FastifyInstance, world: World, provider: Provider) {
  return (method: 'GET' | 'POST', path: string, answer: Step) =>
    app.route<VisitRoute>({
      method,
      url: `/sign-in/:uid${path}`,
      handler: async (request, reply) => {
        const visit = await openVisit(world, provider, request, reply)
        return visit === undefined ? reply : answer(visit)
      },
    })
}

/** Mobile, then the code that was texted to it (SBX-002, HST-059). */
export function signInRoutes(app: FastifyInstance, world: World, provider: Provider): void {
  const on = step(app, world, provider)
  const { db, clock } = world

  on('GET', '', async (visit) => {
    if (visit.wantsSignUp && visit.attempt === undefined) return stepTo(visit, '/register')
    return mobilePage(visit)
  })

  on('POST', '', async (visit) => {
    const mobile = mobileIn(visit.typed.mobile ?? '')
    if (mobile === undefined) return mobilePage(visit, { mobile: visit.words.errors.mobile })
    await noteAttempt(db, clock, visit.uid, { mobile })
    // Whether the number has an account is told only to who proves to hold it.
    return sendAndGo(visit, 'sign-in', mobile, (fault) => mobilePage(visit, { mobile: fault }))
  })

  on('GET', '/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    return mobile ? showCode(visit, 'sign-in', mobile) : stepTo(visit, '')
  })

  on('POST', '/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return stepTo(visit, '')
    const judged = await judgeCode(visit, 'sign-in', mobile, (sql) =>
      sql.query<{ sub: string }>('select sub from person where mobile = $1', [mobile]),
    )
    if (!judged.right) return showCode(visit, 'sign-in', mobile, { code: judged.fault })
    const [person] = judged.value
    return person === undefined ? stepTo(visit, '/register?new=1') : finish(visit, person.sub)
  })

  on('POST', '/code/resend', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return stepTo(visit, '')
    return sendAndGo(visit, 'sign-in', mobile, (fault) => showCode(visit, 'sign-in', mobile, { page: fault }))
  })
}
