import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/alert'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/skeleton'
import { useState } from 'react'
import { BrokerForm } from './broker-form'
import { brokerQuery } from './broker-queries'
import styles from './change-broker.module.css'
import { CurrentBroker } from './current-broker'
import { OpenRequest } from './open-request'

/** The person's broker, and the way to another one; an open request is shown instead of the form. (INV-072, INV-073) */
export function ChangeBrokerScreen() {
  const { t } = useTranslation()
  const change = useQuery(brokerQuery())
  // Said once, by the screen: the form goes as soon as the request of another tab is seen.
  const [refused, setRefused] = useState<string>()
  return (
    <Page width="flow">
      <Loaded query={change} skeleton={<ChangeBrokerSkeleton />} whole>
        {(known) => (
          <div className={styles.page}>
            <CurrentBroker broker={known.current} />
            {refused !== undefined && (
              <Alert tone="r" live>
                {refused}
              </Alert>
            )}
            {known.request ? (
              <OpenRequest request={known.request} />
            ) : (
              <>
                <Alert tone="i">{t('broker.notice')}</Alert>
                <BrokerForm change={known} onRefused={setRefused} />
              </>
            )}
          </div>
        )}
      </Loaded>
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
