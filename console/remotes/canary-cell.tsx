import type { RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { VersionName } from '../version-name'
import { RampLine } from './ramp-line'
import styles from './remotes.module.css'

/** Who tries which version: its share as a bar, and in words. */
export function CanaryCell({ canary }: Pick<RemoteRow, 'canary'>) {
  const { t } = useTranslation('console')
  const { percent, number } = useFormat()
  if (!canary) return <span className={styles.nothing}>{t('none')}</span>
  const share = percent(canary.percent, { decimals: canary.percent % 1 === 0 ? 0 : 2 })
  return (
    <span className={styles.canary}>
      <span>
        <bdi dir="ltr">{share}</bdi> <VersionName version={canary.version} />
      </span>
      <span className={styles.share} aria-hidden="true">
        <span className={styles.part} style={{ inlineSize: `${canary.percent}%` }} />
      </span>
      {canary.level !== undefined && (
        <span className={styles.caption}>{t('fromLevel', { level: number(canary.level) })}</span>
      )}
      {canary.ramp && (
        <span className={styles.caption}>
          <RampLine ramp={canary.ramp} />
        </span>
      )}
    </span>
  )
}
