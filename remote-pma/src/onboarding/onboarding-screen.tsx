import type { Plan } from '@sarv/shared/contract/plans'
import { Navigate, usePlatform, useQuery, useSearchParams } from '@sarv/shared/platform'
import { Loaded } from '@sarv/shared/ui/loaded'
import { planAt } from '../plans/plan-order'
import { plansQuery } from '../plans/plans-queries'
import { onboardingQuery } from './onboarding-queries'
import { OnboardingSkeleton } from './onboarding-skeleton'
import { OnboardingSteps } from './onboarding-steps'
import { type PmaMemory, pmaMemoryQuery } from './pma-memory'

/** /pma/onboarding: makes a portfolio of the plan in the address, or of the one that is under way here. (PMA-005, PMA-008) */
export function OnboardingScreen() {
  const platform = usePlatform()
  const [query] = useSearchParams()
  const memory = useQuery(pmaMemoryQuery(platform))
  if (memory.data === undefined) return <OnboardingSkeleton />
  const wanted = query.get('plan') ?? memory.data.plan_id
  if (wanted === undefined) return <Navigate to="/pma" replace />
  return <WantedPlan wanted={String(wanted)} memory={memory.data} />
}

function WantedPlan({ wanted, memory }: { wanted: string; memory: PmaMemory }) {
  const plans = useQuery(plansQuery())
  return (
    <Loaded query={plans} skeleton={<OnboardingSkeleton />} whole>
      {(all) => {
        const plan = planAt(all, wanted)
        if (plan) return <PlanOnboarding key={plan.id} plan={plan} memory={memory} />
        return plans.isFetching ? <OnboardingSkeleton /> : <Navigate to="/not-found" replace />
      }}
    </Loaded>
  )
}

function PlanOnboarding({ plan, memory }: { plan: Plan; memory: PmaMemory }) {
  const onboarding = useQuery(onboardingQuery(usePlatform(), plan.id))
  return (
    <Loaded query={onboarding} skeleton={<OnboardingSkeleton />} whole>
      {(found) => <OnboardingSteps plan={plan} onboarding={found} memory={memory} />}
    </Loaded>
  )
}
