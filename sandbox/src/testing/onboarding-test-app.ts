import { createPerson, type PersonOptions } from '../seed/person'
import type { ReviewVerdict } from '../stages/review/review-verdict'
import { giveVerdict } from '../stages/review/verdicts'
import { type OpenGateway, openTestApp, type TestApp, type TestClient } from './test-app'

/** A person who is signed in and wants a portfolio. */
export interface Investor extends TestClient {
  readonly sub: string
  /** Completes a survey of risk; returns its id. */
  completeSurvey(): Promise<number>
  /** Gives the person an address, with an e-mail beside it; returns its id. */
  addAddress(email: string): Promise<number>
}

/** Test app of the stage flows: onboardings, their payments and portfolios. */
export interface OnboardingTestApp extends TestApp {
  investor(options?: PersonOptions): Promise<Investor>
  /** The back office says what it thinks of what waits for it. */
  review(verdict: ReviewVerdict): Promise<void>
  /** The sum of all rows of the ledger, and how many accounts are not the sum of their own. */
  ledgerTotals(): Promise<{ sum: number; wrong: number }>
}

/** @example const app = await openOnboardingTestApp('2026-11-21T08:00:00Z') // afterAll(() => app.close()) */
export async function openOnboardingTestApp(
  asOf: string,
  openGateway?: OpenGateway,
  env?: Readonly<Record<string, string>>,
): Promise<OnboardingTestApp> {
  const app = await openTestApp(asOf, openGateway, env)
  const { db, clock } = app

  async function investor(options: PersonOptions = { kind: 'empty' }): Promise<Investor> {
    const { sub } = await db.transaction((sql) => createPerson(sql, clock, options))
    return {
      sub,
      ...(await app.signIn(sub)),
      async completeSurvey() {
        const [survey] = await db.query<{ id: number }>(
          `insert into user_survey (sub, survey_key, status, score, created_at, completed_at)
           values ($1, 'risk', 'DONE', 54, $2, $2) returning id`,
          [sub, clock.now()],
        )
        return survey?.id ?? 0
      },
      async addAddress(email) {
        const [made] = await db.query<{ id: number }>(
          `insert into address (sub, address, postal_code, province_id, city_id, is_default, category)
           select $1, 'خیابان بهار، پلاک ۱۲، واحد ۳', '1234567890', province_id, id,
             not exists (select 1 from address where sub = $1), 'OTHER' from city limit 1 returning id`,
          [sub],
        )
        await db.query('update person set email = $2 where sub = $1', [sub, email])
        return made?.id ?? 0
      },
    }
  }

  return {
    ...app,
    investor,
    review: (verdict) => db.transaction((sql) => giveVerdict(sql, clock, verdict)),
    async ledgerTotals() {
      const [row] = await db.query<{ sum: number; wrong: number }>(
        `select (select coalesce(sum(amount), 0)::bigint from ledger_row) as sum,
           (select count(*) from ledger_account a
            where balance <> (select coalesce(sum(amount), 0) from ledger_row r where r.account_id = a.id)) as wrong`,
      )
      return row ?? { sum: Number.NaN, wrong: Number.NaN }
    },
  }
}
