import { useLateTexts } from '@sarv/shared/i18n/late-texts'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { useState } from 'react'
import { BrokerForm } from './broker-form'
import { brokerQuery } from './broker-queries'
import styles from './change-broker.module.css'
import { CurrentBroker } from './current-broker'
import { PendingRequest } from './pending-request'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** Change-broker screen: the current broker and the form; a pending request is shown instead of the form. (INV-072, INV-073) */
export function ChangeBrokerScreen() {
  useLateTexts('investBroker', { fa, en })
  const { t } = useTranslation()
  const change = useQuery(brokerQuery())
  // Kept by the screen: the form unmounts as soon as the request of another tab is seen.
  const [error, setError] = useState<string>()
  return (
    <Page width="flow">
      <QueryBoundary query={change} skeleton={<ChangeBrokerSkeleton />} whole>
        {(known) => (
          <div className={styles.page}>
            <CurrentBroker broker={known.current} />
            <ErrorAlert>{error}</ErrorAlert>
            {known.request ? (
              <PendingRequest request={known.request} />
            ) : (
              <>
                <Alert tone="i">{t('investBroker:notice')}</Alert>
                <BrokerForm change={known} onError={setError} />
              </>
            )}
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}

function ChangeBrokerSkeleton() {
  return (
    <div className={styles.page}>
      <SkeletonCard rows={1} />
      <Skeleton height={64} radius={12} />
      <SkeletonCard height={82} />
      <SkeletonCard height={82} />
      <SkeletonCard height={82} />
    </div>
  )
}
