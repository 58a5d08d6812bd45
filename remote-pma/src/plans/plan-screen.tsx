import { Navigate, useHeader, useParams, useQuery } from '@sarv/shared/platform'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import { PlanComposition } from './plan-composition'
import { PlanFacts } from './plan-facts'
import { PlanIntro } from './plan-intro'
import { findPlan } from './plan-list'
import { plansQuery } from './plans-queries'
import { PlanSkeleton } from './plans-skeleton'

/** Screen of /pma/:planId: return, composition and terms of one plan. (PMA-003) */
export function PlanScreen() {
  const { planId } = useParams()
  const plans = useQuery(plansQuery())
  const plan = plans.data && findPlan(plans.data, planId)
  useHeader({ title: plan?.name })
  if (plans.isPending) return <PlanSkeleton />
  if (!plans.data)
    return (
      <Page>
        <LoadFailed query={plans} whole />
      </Page>
    )
  // A list that is being refetched may be the old one.
  if (!plan && plans.isFetching) return <PlanSkeleton />
  if (!plan) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <Columns>
        <div>
          <PlanIntro plan={plan} />
          <PlanComposition key={plan.id} plan={plan} />
        </div>
        <PlanFacts plan={plan} />
      </Columns>
    </Page>
  )
}
