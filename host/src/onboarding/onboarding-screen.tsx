import type { Profile } from '@sarv/shared/contract/profile'
import { safeReturnTo } from '@sarv/shared/internal/auth/return-to'
import { Navigate, useHeader, useNavigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { SegmentedBar } from '@sarv/shared/ui/data/segmented-bar'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { LoadError } from '../account/load-error'
import { storeSuccess } from '../prompts/prompt-history'
import { BankStage } from './bank-stage'
import { CodeStage } from './code-stage'
import { IdentityStage } from './identity-stage'
import styles from './onboarding.module.css'
import { backFrom, toStageStates } from './onboarding-flow'
import { useOnboardingStep } from './use-onboarding-step'

/** the account activation flow; it continues where the person stopped, and ends at the page that sent them (HST-053). */
export function OnboardingScreen() {
  const { t } = useTranslation('host')
  // Another device may have gone further.
  const person = useQuery({ ...profileQuery(), refetchOnMount: 'always' })
  return (
    <Page width="flow">
      <QueryBoundary
        query={person}
        skeleton={<FlowSkeleton />}
        failed={<LoadError query={person} text={t('onboarding.missing')} whole />}
      >
        {(data) => <Flow person={data} />}
      </QueryBoundary>
    </Page>
  )
}

function Flow({ person }: { person: Profile }) {
  const { step, sent, setSent, toIdentity } = useOnboardingStep(person.level)
  const nationalCode = sent?.nationalCode ?? person.national_code ?? ''
  useHeader(backFrom(step) === 'identity' ? { onBack: toIdentity } : {})
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const returnTo = safeReturnTo(query.get('return_to') ?? undefined, location.origin)
  const { preferred_username: mobile } = person
  const finish = () => {
    storeSuccess()
    navigate(returnTo, { replace: true })
  }
  if (step === 'done') return <Navigate to={returnTo} replace />
  return (
    <>
      <div className={styles.bar}>
        <SegmentedBar states={toStageStates(step)} />
      </div>
      {step === 'identity' && <IdentityStage known={nationalCode} mobile={mobile} onSent={setSent} />}
      {step === 'code' && sent && <CodeStage key={sent.sentAt} sent={sent} mobile={mobile} onSent={setSent} />}
      {step === 'bank' && <BankStage onDone={finish} />}
    </>
  )
}

function FlowSkeleton() {
  return (
    <div className={styles.form}>
      <Skeleton height={6} radius={3} />
      <Skeleton width={180} height={28} />
      <Skeleton height={48} />
      <Skeleton height={84} radius={12} />
    </div>
  )
}
