import type { HealthFigures } from '@sarv/platform/delivery/console/contract'
import { isFailing } from '@sarv/platform/delivery/console/failing'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import styles from './remotes.module.css'

/** How a version has gone in the last hour: openings, and how many of the tries failed. */
export function HealthCell({ health }: { health: HealthFigures | undefined }) {
  const { t } = useTranslation('console')
  const { number, percent } = useFormat()
  if (!health) return <span className={styles.nothing}>{t('health.unheard')}</span>
  const { opened, tries, errors } = health
  return (
    <span>
      {t('health.opened', { count: number(opened) })}
      <span className={styles.caption} data-errors={isFailing(health) || undefined}>
        {t('health.errors', { count: number(errors) })}
        {errors > 0 && tries > 0 && (
          <>
            {' '}
            <bdi dir="ltr">({percent((100 * errors) / tries, { decimals: 1 })})</bdi>
          </>
        )}
      </span>
    </span>
  )
}
