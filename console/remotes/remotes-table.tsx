import type { RemoteRow } from '@sarv/platform/delivery/console/contract'
import { isTroubled } from '@sarv/platform/delivery/console/failing'
import { Link, useTranslation } from '@sarv/shared/platform'
import { LockBadge } from '../locks/lock-list'
import { isHolding, type Lock, locksOf } from '../locks/locks-of'
import { RelativeTime } from '../relative-time'
import { VersionName } from '../version-name'
import { CanaryCell } from './canary-cell'
import { HealthCell } from './health-cell'
import styles from './remotes.module.css'
import { StateBadge } from './state-badge'

/** Table of remotes; on a phone each row is a card. */
export function RemotesTable({ rows, locks }: { rows: readonly RemoteRow[]; locks: readonly Lock[] | undefined }) {
  const { t, i18n } = useTranslation('console')
  const language = i18n.language === 'en' ? 'en' : 'fa'
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('remotes.title')}</caption>
      <thead className={styles.head}>
        <tr>
          {(['name', 'version', 'canary', 'health', 'state'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} className={styles.row} data-troubled={isTroubled(row) || undefined}>
            <th scope="row" className={styles.name}>
              <Link to={`/remotes/${row.name}`} className={styles.link}>
                {row.title[language]}
              </Link>
              <span className={styles.caption}>
                <bdi dir="ltr">{row.name}</bdi> · <bdi>{row.owner}</bdi>
              </span>
            </th>
            <td data-label={t('column.version')}>
              <VersionName version={row.version} />
              <span className={styles.caption}>
                <RelativeTime iso={row.since} />
              </span>
            </td>
            <td data-label={t('column.canary')}>
              <CanaryCell canary={row.canary} />
            </td>
            <td data-label={t('column.health')}>
              <HealthCell health={row.health} />
            </td>
            <td data-label={t('column.state')}>
              <span className={styles.states}>
                <StateBadge row={row} />
                {locksOf(locks, row.name).some((lock) => isHolding(lock)) && <LockBadge />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
