import { safeReturnTo } from '@sarv/platform/client/session/return-to'
import type { Profile } from '@sarv/shared/contract/profile'
import { useHeader, useNavigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { SegmentedBar } from '@sarv/shared/ui/data/segmented-bar'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { useEffect, useEffectEvent } from 'react'
import { LoadError } from '../account/load-error'
import { storeSuccess } from '../prompts/prompt-history'
import { useServices } from '../services/services'
import { BankStage } from './bank-stage'
import { CodeStage } from './code-stage'
import { IdentityStage } from './identity-stage'
import styles from './onboarding.module.css'
import { exitBy, toStageStates } from './onboarding-flow'
import { useOnboardingStage } from './use-onboarding-stage'

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
  const { stage, sent, setSent, back, leave } = useOnboardingStage(person.level)
  const nationalCode = sent?.nationalCode ?? person.national_code ?? ''
  const exit = useExit()
  const isDone = stage === 'done'
  useHeader({ onBack: () => back(() => exit('back'), { stage: isDone ? 'bank' : stage }) })
  const end = useEffectEvent(() => leave(() => exit('done')))
  useEffect(() => {
    if (isDone) end()
  }, [isDone])
  const { preferred_username: mobile } = person
  if (isDone) return <FlowSkeleton />
  return (
    <>
      <div className={styles.bar}>
        <SegmentedBar states={toStageStates(stage)} />
      </div>
      {stage === 'identity' && <IdentityStage known={nationalCode} mobile={mobile} onSent={setSent} />}
      {stage === 'code' && sent && <CodeStage key={sent.sentAt} sent={sent} mobile={mobile} onSent={setSent} />}
      {stage === 'bank' && <BankStage onDone={storeSuccess} />}
    </>
  )
}

/** Returns how the flow is left: to the page that sent the person, by Back as at its end. (HST-053, D-126, D-148) */
function useExit() {
  const { navigation } = useServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const sentBy = query.get('return_to')
  const returnTo = safeReturnTo(sentBy ?? undefined, location.origin)
  return (reason: 'back' | 'done') => {
    const index = navigation.index()
    if (exitBy(reason, { index, sentBy, returnTo }) === 'back') navigation.move('back')
    else navigate(returnTo, { replace: true })
  }
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
