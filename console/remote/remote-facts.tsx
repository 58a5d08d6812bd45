import type { RemoteDetail } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import type { ReactNode } from 'react'
import { RelativeTime } from '../relative-time'
import { CanaryCell } from '../remotes/canary-cell'
import { VersionName } from '../version-name'
import styles from './remote.module.css'

/** Which versions of a remote run, since when, for whom, and from where. */
export function RemoteFacts({ detail }: { detail: RemoteDetail }) {
  const { t, i18n } = useTranslation('console')
  const { number } = useFormat()
  const { row, commit, platform, routes } = detail
  const { canary, killed } = row
  const rows: { key: string; value: ReactNode }[] = [
    { key: t('fact.version'), value: <VersionName version={row.version} /> },
    { key: t('fact.since'), value: <RelativeTime iso={row.since} /> },
    ...(canary
      ? [
          { key: t('fact.canary'), value: <CanaryCell canary={canary} /> },
          { key: t('fact.canarySince'), value: <RelativeTime iso={canary.since} /> },
        ]
      : []),
    { key: t('fact.previous'), value: row.previous ? <VersionName version={row.previous} /> : t('none') },
    { key: t('fact.commit'), value: <bdi dir="ltr">{commit}</bdi> },
    { key: t('fact.platform'), value: <bdi dir="ltr">{platform}</bdi> },
    { key: t('fact.routes'), value: number(routes.length) },
    { key: t('fact.base'), value: <bdi dir="ltr">{row.base}</bdi> },
  ]
  return (
    <section aria-labelledby="facts" className={styles.facts}>
      <h2 id="facts" className={styles.heading}>
        {t('fact.title')}
      </h2>
      {killed && (
        <div className={styles.killed}>
          <Alert tone="r">
            {t('fact.killed')} <RelativeTime iso={killed.since} />
            {i18n.language === 'en' ? ': ' : '؛ '}
            <q>{killed.message[i18n.language === 'en' ? 'en' : 'fa']}</q>
          </Alert>
        </div>
      )}
      <Card space="rows">
        <KeyValues rows={rows} />
      </Card>
    </section>
  )
}
