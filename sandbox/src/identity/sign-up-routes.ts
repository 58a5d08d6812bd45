import type { FastifyInstance } from 'fastify'
import type Provider from 'oidc-provider'
import { makePerson } from '../db/seed/person'
import type { Sql } from '../db/sql'
import type { World } from '../world'
import { confirmByRegistry, noteAttempt } from './attempt'
import { judgeCode, sendAndGo, showCode } from './code-step'
import { isPassword, mobileIn, nationalCodeIn } from './fields'
import { hashOf } from './password'
import { step } from './sign-in-routes'
import { type Faults, passwordPage, registerPage } from './step-pages'
import { finish, stepTo, type Visit } from './visit'

/** National code and mobile, the identity registry's code, a password; then a new person of level 0 (SBX-003). */
export function signUpRoutes(app: FastifyInstance, world: World, provider: Provider): void {
  const on = step(app, world, provider)
  const { db, clock } = world

  on('GET', '/register', async (visit) => registerPage(visit, {}, visit.request.url.includes('new=1')))

  on('POST', '/register', async (visit) => {
    const { errors } = visit.words
    const mobile = mobileIn(visit.typed.mobile ?? '')
    const nationalCode = nationalCodeIn(visit.typed.national_code ?? '')
    if (mobile === undefined || nationalCode === undefined) {
      return registerPage(visit, {
        ...(mobile === undefined && { mobile: errors.mobile }),
        ...(nationalCode === undefined && { national_code: errors.nationalCode }),
      })
    }
    await noteAttempt(db, clock, visit.uid, { mobile, national_code: nationalCode })
    return sendAndGo(visit, 'registry', mobile, (fault) => registerPage(visit, { page: fault }))
  })

  on('GET', '/register/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    return mobile ? showCode(visit, 'registry', mobile) : stepTo(visit, '/register')
  })

  on('POST', '/register/code', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return stepTo(visit, '/register')
    const judged = await judgeCode(visit, 'registry', mobile, async (sql) => {
      const faults = await accountFaults(sql, visit)
      if (faults === undefined) await confirmByRegistry(sql, clock, visit.uid)
      return faults
    })
    if (!judged.right) return showCode(visit, 'registry', mobile, { code: judged.fault })
    return judged.value === undefined ? stepTo(visit, '/password') : registerPage(visit, judged.value)
  })

  on('POST', '/register/code/resend', async (visit) => {
    const mobile = visit.attempt?.mobile
    if (!mobile) return stepTo(visit, '/register')
    return sendAndGo(visit, 'registry', mobile, (fault) => showCode(visit, 'registry', mobile, { page: fault }))
  })

  on('GET', '/password', async (visit) =>
    visit.attempt?.registry_confirmed_at ? passwordPage(visit) : stepTo(visit, '/register'),
  )

  on('POST', '/password', async (visit) => {
    const password = visit.typed.password ?? ''
    const { mobile, national_code, registry_confirmed_at } = visit.attempt ?? {}
    if (!registry_confirmed_at || !mobile || !national_code) return stepTo(visit, '/register')
    if (!isPassword(password)) return passwordPage(visit, { password: visit.words.errors.password })
    const hash = await hashOf(password)
    const made = await db.transaction(async (sql) => {
      // Two sign-ups for one number or code at the same moment come one after the other.
      await sql.query('select pg_advisory_xact_lock(hashtext($1))', ['sign-up'])
      const faults = await accountFaults(sql, visit)
      if (faults !== undefined) return { faults }
      const { sub } = await makePerson(sql, clock, { level: 0, mobile, national_code })
      await sql.query('update person set password_hash = $2 where sub = $1', [sub, hash])
      return { sub }
    })
    return made.sub === undefined ? registerPage(visit, made.faults) : finish(visit, made.sub)
  })
}

/** Why no account can be made of what was typed, told only after the registry's code was right. */
async function accountFaults(sql: Sql, { attempt, words }: Visit): Promise<Faults | undefined> {
  const [same] = await sql.query<{ mobile: string }>(
    'select mobile from person where mobile = $1 or national_code = $2 order by mobile = $1 desc',
    [attempt?.mobile, attempt?.national_code],
  )
  if (same === undefined) return undefined
  return same.mobile === attempt?.mobile
    ? { mobile: words.errors.hasAccount }
    : { national_code: words.errors.nationalCodeTaken }
}
