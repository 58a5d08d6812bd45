import { listPlans, listUserPortfolios, type Plan, type UserPortfolio } from '@sarv/shared/contract/plans'
import { portfoliosOf } from '../ledger/portfolios'
import { catchUp } from '../ledger/time-passes'
import type { Api } from '../world'
import { serve } from './serve'

export function plansArea(api: Api): void {
  serve(api, listPlans, ({ db }) =>
    db.query<Plan>(
      `select id, priority, name, logo, min_amount as minimum_investment_amount, risk, description, composition, notes,
         predicted_return as predicted_annual_return_percentage, management_fee as management_fee_percentage, advised_months
       from plan order by priority`,
    ),
  )

  serve(api, listUserPortfolios, async ({ db, clock, person }): Promise<UserPortfolio[]> => {
    await catchUp(db, clock, person.sub)
    return (await portfoliosOf(db, clock, person.sub)).map(({ units: _units, cash: _cash, paid_in, ...one }) => ({
      ...one,
      profit: one.value - paid_in,
    }))
  })
}
