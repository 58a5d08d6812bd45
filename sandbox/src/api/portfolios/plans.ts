import { listPlans, listUserPortfolios, type Plan, type UserPortfolio } from '@sarv/shared/contract/plans'
import type { Api } from '../../context/app-context'
import { maxGatewayPayment } from '../../gateway/gateway-limit'
import { runDueJobs } from '../../jobs/runner'
import { readPortfolios } from '../../ledger/portfolios'
import type { Localizable, WithLocalTexts } from '../../local-text/local-text'
import { logoAddress } from '../../pictures/pictures'
import { assessSuitability, newestCompletedSurvey, suitableResults } from '../../stages/portfolio/suitability'
import { serve } from '../pipeline/serve'

export function planRoutes(api: Api): void {
  serve(api, listPlans, async ({ db, person }) => {
    const survey = await newestCompletedSurvey(db, person.sub)
    const plans = await db.query<
      WithLocalTexts<
        Omit<Plan, 'max_payment' | 'suits' | 'suitability'>,
        'name' | 'description' | 'composition' | 'notes'
      >
    >(
      `select id, priority, name, logo, min_amount as minimum_investment_amount, risk, description, composition, notes,
         predicted_return as predicted_annual_return_percentage, management_fee as management_fee_percentage, advised_months
       from plan order by priority`,
    )
    return plans.map((plan) => ({
      ...plan,
      logo: logoAddress(api.origins.api, plan.logo),
      max_payment: maxGatewayPayment,
      suits: suitableResults(plan.risk),
      suitability: assessSuitability(plan.risk, survey) ?? null,
    }))
  })

  serve(api, listUserPortfolios, async ({ db, clock, person }): Promise<Localizable<UserPortfolio>[]> => {
    await runDueJobs(db, api, person.sub)
    const survey = await newestCompletedSurvey(db, person.sub)
    const plans = await db.query<{ id: number; risk: string }>('select id, risk from plan')
    const risks = new Map(plans.map(({ id, risk }) => [id, risk]))
    const portfolios = await readPortfolios(db, clock, person.sub)
    return portfolios.map(({ units: _units, cash: _cash, paid_in, ...one }) => ({
      ...one,
      profit: one.value - paid_in,
      suitability: assessSuitability(risks.get(one.plan_id) ?? '', survey) ?? null,
    }))
  })
}
