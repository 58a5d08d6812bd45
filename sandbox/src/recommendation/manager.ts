import { isDeepStrictEqual } from 'node:util'
import type { Sql } from '../db/sql'
import { conflict, notFound } from '../errors/domain-error'
import type { Time } from '../time/clock'
import type { Answer } from './check-responses'

export type StoredStage = 'INVESTMENT_HORIZON' | 'RISK_ASSESSMENT' | 'INVESTMENT_PROPOSAL'

/** Recommendation manager: a row of `recommendation_manager`. */
export interface Manager {
  readonly id: number
  readonly sub: string
  readonly stage: StoredStage
  readonly responses: readonly Answer[] | null
  readonly amount: number | null
  readonly risk_survey_id: number | null
  readonly closed_at: Date | null
}

const columns = 'id, sub, stage, responses, amount, risk_survey_id, closed_at'

/** The open manager of a person, if there is one. */
export async function findOpenManager(sql: Sql, sub: string): Promise<Manager | undefined> {
  const [manager] = await sql.query<Manager>(
    `select ${columns} from recommendation_manager where sub = $1 and closed_at is null`,
    [sub],
  )
  return manager
}

/** A manager of this person by its id; others' are not there. */
export async function findManager(sql: Sql, sub: string, id: number): Promise<Manager> {
  const [manager] = await sql.query<Manager>(
    `select ${columns} from recommendation_manager where sub = $1 and id = $2`,
    [sub, id],
  )
  if (manager === undefined) throw notFound()
  return manager
}

const isPaid = {
  fa: 'مبلغ این پیشنهاد پرداخت شده است و دیگر تغییر نمی‌کند. برای پیشنهادی دیگر از نو آغاز کنید.',
  en: 'This recommendation is paid and no longer changes. Begin anew for another one.',
}

/** Row lock: the person's manager, locked until the transaction ends; a conflict once its amount is paid. */
export async function lockOpenManager(sql: Sql, sub: string, id: number): Promise<Manager> {
  const manager = await findManager(sql, sub, id)
  await lockManager(sql, id)
  const locked = await findManager(sql, sub, manager.id)
  if (locked.closed_at !== null) throw conflict(isPaid)
  return locked
}

/** Always the first lock of any code that changes a recommendation. */
export async function lockManager(sql: Sql, id: number): Promise<void> {
  await sql.query('select 1 from recommendation_manager where id = $1 for update', [id])
}

/** The open manager of a person; begins one where the person has none. */
export async function openManager(sql: Sql, time: Time, sub: string): Promise<Manager> {
  await sql.query(
    `insert into recommendation_manager (sub, product, created_at) values ($1, 'FUND', $2)
     on conflict (sub) where closed_at is null do nothing`,
    [sub, time.now()],
  )
  const manager = await findOpenManager(sql, sub)
  if (manager === undefined) throw new Error('Missing recommendation: expected the one that was inserted')
  return manager
}

/** Keeps the answers to the horizon; other ones than before need other offers. */
export async function recordResponses(
  sql: Sql,
  manager: Manager,
  { answers, amount }: { readonly answers: readonly Answer[]; readonly amount: number },
): Promise<void> {
  const isSame = isDeepStrictEqual(manager.responses, answers) && manager.amount === amount
  await sql.query(
    `update recommendation_manager set stage = 'RISK_ASSESSMENT', responses = $2, amount = $3,
       risk_survey_id = case when $4 then risk_survey_id end where id = $1`,
    [manager.id, JSON.stringify(answers), amount, isSame],
  )
}
