import { Link, useTranslation } from '@sarv/shared/platform'
import { Badge } from '@sarv/shared/ui/data/badge'
import { CalendarClock, LockKeyhole } from 'lucide-react'
import { LockReason } from './lock-notices'
import { LockWindow } from './lock-window'
import styles from './locks.module.css'
import { all, isHolding, type Lock, sortedLocks } from './locks-of'

/** Every lock there is, and the windows to come. */
export function LockList({ locks }: { locks: readonly Lock[] }) {
  const { t } = useTranslation('console')
  return (
    <section aria-labelledby="locks" className={styles.section}>
      <h2 id="locks" className={styles.heading}>
        {t('lock.title')}
      </h2>
      <ul className={styles.list}>
        {sortedLocks(locks).map((lock) => (
          <li key={JSON.stringify(lock)} className={styles.lock}>
            <div className={styles.line}>
              {lock.name === all ? (
                <strong>{t('lock.everything')}</strong>
              ) : (
                <Link to={`/remotes/${lock.name}`} className={styles.link}>
                  <bdi dir="ltr">{lock.name}</bdi>
                </Link>
              )}
              <LockBadge isPlanned={!isHolding(lock)} />
              <span>
                <LockWindow lock={lock} />
              </span>
            </div>
            <LockReason lock={lock} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** That something is locked, or will be, in a word. */
export function LockBadge({ isPlanned = false }: { isPlanned?: boolean }) {
  const { t } = useTranslation('console')
  return (
    <Badge tone={isPlanned ? 'i' : 'w'} icon={isPlanned ? CalendarClock : LockKeyhole}>
      {t(isPlanned ? 'is.planned' : 'is.locked')}
    </Badge>
  )
}
