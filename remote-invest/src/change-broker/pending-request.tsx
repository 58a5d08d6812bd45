import type { BrokerChange } from '@sarv/shared/contract/change-broker'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Clock } from 'lucide-react'
import styles from './change-broker.module.css'

/** Card of a pending broker change: target, request time and deadline. (INV-072, CON-15) */
export function PendingRequest({ request }: { request: NonNullable<BrokerChange['request']> }) {
  const { t } = useTranslation()
  const { day, time } = useFormat()
  const at = (instant: string) => t('investBroker:at', { day: day(instant), time: time(instant) })
  return (
    <section className={styles.request} aria-labelledby="broker-request">
      <SectionHeader
        first
        id="broker-request"
        title={t('investBroker:request')}
        end={
          <Badge tone="w" icon={Clock}>
            {t('investBroker:inReview')}
          </Badge>
        }
      />
      <Card space="rows">
        <KeyValues
          rows={[
            { key: t('investBroker:target'), value: request.broker.name },
            { key: t('investBroker:created'), value: at(request.created_at) },
            { key: t('investBroker:due'), value: at(request.due_at) },
          ]}
        />
      </Card>
      <Alert tone="i">{t('investBroker:waiting')}</Alert>
    </section>
  )
}
