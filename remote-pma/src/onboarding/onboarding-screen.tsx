import type { Plan } from '@sarv/shared/contract/plans'
import { Navigate, usePlatform, useQuery, useSearchParams } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { findPlan } from '../plans/plan-list'
import { plansQuery } from '../plans/plans-queries'
import { onboardingQuery } from './flow/onboarding-queries'
import { type ResumeState, resumeStateQuery } from './flow/resume-state'
import { OnboardingSkeleton } from './onboarding-skeleton'
import { OnboardingStages } from './onboarding-stages'

/**
 * Screen of /pma/onboarding: the onboarding of the plan in the query string, else of the one in progress here.
 * (PMA-005, PMA-008)
 */
export function OnboardingScreen() {
  const platform = usePlatform()
  const [query] = useSearchParams()
  const resume = useQuery(resumeStateQuery(platform))
  if (resume.data === undefined) return <OnboardingSkeleton />
  const planId = query.get('plan') ?? resume.data.plan_id
  if (planId === undefined) return <Navigate to="/pma" replace />
  return <OnboardingOfPlan planId={String(planId)} resume={resume.data} />
}

function OnboardingOfPlan({ planId, resume }: { planId: string; resume: ResumeState }) {
  const plans = useQuery(plansQuery())
  return (
    <QueryBoundary query={plans} skeleton={<OnboardingSkeleton />} whole>
      {(all) => {
        const plan = findPlan(all, planId)
        if (plan) return <PlanOnboarding key={plan.id} plan={plan} resume={resume} />
        return plans.isFetching ? <OnboardingSkeleton /> : <Navigate to="/not-found" replace />
      }}
    </QueryBoundary>
  )
}

function PlanOnboarding({ plan, resume }: { plan: Plan; resume: ResumeState }) {
  const onboarding = useQuery(onboardingQuery(usePlatform(), plan.id))
  return (
    <QueryBoundary query={onboarding} skeleton={<OnboardingSkeleton />} whole>
      {(found) => <OnboardingStages plan={plan} onboarding={found} resume={resume} />}
    </QueryBoundary>
  )
}
