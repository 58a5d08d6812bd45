import { profileQuery } from '@sarv/shared/api/profile-query'
import type { Profile } from '@sarv/shared/contract/profile'
import { Navigate, useHeader, useQuery, useTranslation } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { SegmentedBar } from '@sarv/shared/ui/segmented-bar'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { useCallback, useState } from 'react'
import { Asked } from '../account/asked'
import { BankStage } from './bank-stage'
import { CodeStage } from './code-stage'
import { IdentityStage } from './identity-stage'
import styles from './onboarding.module.css'
import { backFrom, type SentCode, stagesOf, stepOf } from './onboarding-flow'

/** from a new account to one that can invest; goes on where the person stopped (HST-053). */
export function OnboardingScreen() {
  const { t } = useTranslation('host')
  // Another device may have gone further.
  const person = useQuery({ ...profileQuery(), refetchOnMount: 'always' })
  return (
    <Page width="flow">
      <Asked query={person} whole failed={t('onboarding.missing')} skeleton={<FlowSkeleton />}>
        {(data) => <Flow person={data} />}
      </Asked>
    </Page>
  )
}

function Flow({ person }: { person: Profile }) {
  const [sent, setSent] = useState<SentCode>()
  const [nationalCode, setNationalCode] = useState(person.national_code ?? '')
  const step = stepOf(person.level, sent)
  const toIdentity = useCallback(() => setSent(undefined), [])
  useHeader(backFrom(step) === 'identity' ? { onBack: toIdentity } : {})
  const { preferred_username: mobile } = person
  const goOn = (code: SentCode) => {
    setNationalCode(code.nationalCode)
    setSent(code)
  }
  if (step === 'done') return <Navigate to="/home" replace />
  return (
    <>
      <div className={styles.bar}>
        <SegmentedBar states={stagesOf(step)} />
      </div>
      {step === 'identity' && <IdentityStage known={nationalCode} mobile={mobile} onSent={goOn} />}
      {step === 'code' && sent && <CodeStage key={sent.sentAt} sent={sent} mobile={mobile} onSent={goOn} />}
      {step === 'bank' && <BankStage />}
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
