import { useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { CalendarClock, LockKeyhole } from 'lucide-react'
import { LockWindow } from './lock-window'
import styles from './locks.module.css'
import { all, isHolding, type Lock } from './locks-of'

/** Locks of a remote: who, why, until when, and what goes on meanwhile. */
export function LockNotices({ id, locks }: { id: string; locks: readonly Lock[] }) {
  const { t } = useTranslation('console')
  return (
    <div id={id} className={styles.notices} aria-live="polite">
      {locks.map((lock) => {
        const isNow = isHolding(lock)
        return (
          <Alert key={JSON.stringify(lock)} tone={isNow ? 'w' : 'i'} icon={isNow ? LockKeyhole : CalendarClock}>
            <strong>{t(`lock.${isNow ? 'held' : 'planned'}.${lock.name === all ? 'all' : 'one'}`)}</strong>{' '}
            <LockWindow lock={lock} />
            <LockReason lock={lock} />
            {isNow && <p>{t('lock.goesOn')}</p>}
          </Alert>
        )
      })}
    </div>
  )
}

/** Who locks, and why. */
export function LockReason({ lock: { by, why } }: { lock: Lock }) {
  const { t } = useTranslation('console')
  return (
    <p className={styles.reason}>
      {t('lock.by')} <bdi>{by}</bdi> · {t('audit.why')} <bdi>{why}</bdi>
    </p>
  )
}
