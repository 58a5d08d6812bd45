import type { UnderWay } from '@sarv/shared/contract/under-way'
import type { Sql } from '../db/sql'
import type { LocalText } from '../local-text/local-text'
import { currentStage, type PmaState } from '../stages/pma/pma-flow'
import { waitingAccount } from '../stages/pma/pma-money'
import type { UnderWayRow } from './under-way-row'

/** Portfolios that are being made, with what is paid for them, and increases whose slip is looked at. */
export async function readOpenPortfolios(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  return [...(await readBeginnings(sql, sub)), ...(await readIncreases(sql, sub))]
}

interface Row {
  readonly id: string
  readonly name: LocalText
  readonly amount: number
  readonly since: Date
}

async function readBeginnings(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const rows = await sql.query<Row & { state: PmaState; paid: number }>(
    `select m.plan_id::text as id, l.name, o.amount, o.created_at as since, o.state -> 'marks' as state,
       coalesce(a.balance, 0) as paid
     from onboarding o join pma_onboarding m on m.onb_uuid = o.uuid join plan l on l.id = m.plan_id
       left join ledger_account a on a.name = $2 || o.uuid
     where o.sub = $1 and o.closed_at is null`,
    [sub, waitingAccount('')],
  )
  return rows.map(({ state, since, ...row }) => ({
    ...row,
    kind: 'PORTFOLIO',
    state: portfolioState(state),
    since: since.toISOString(),
    due: null,
    payment_uuid: null,
  }))
}

/** Who acts next in the making of a portfolio, and for what. */
function portfolioState(state: PmaState): UnderWay['state'] {
  switch (currentStage(state)) {
    case 'payment':
      return 'TO_PAY'
    case 'additional_amount':
      return state.additional_amount === 'review' ? 'IN_REVIEW' : 'TO_PAY'
    case 'create_prx':
      return 'IN_REVIEW'
    default:
      return 'TO_CONTINUE'
  }
}

/** The sum on a slip has not arrived yet: nothing is paid. */
async function readIncreases(sql: Sql, sub: string): Promise<UnderWayRow[]> {
  const rows = await sql.query<Row>(
    `select m.prx as id, l.name, p.amount, b.submitted_at as since
     from payment p join pma_payment m on m.payment_uuid = p.uuid join portfolio f on f.prx = m.prx
       join plan l on l.id = f.plan_id join bank_slip b on b.payment_uuid = p.uuid
     where p.sub = $1 and p.status = 'WAITING' and b.submitted_at is not null and b.verdict is null`,
    [sub],
  )
  return rows.map(({ since, ...row }) => ({
    ...row,
    kind: 'INCREASE',
    paid: 0,
    state: 'IN_REVIEW',
    since: since.toISOString(),
    due: null,
    payment_uuid: null,
  }))
}
