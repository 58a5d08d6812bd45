import { useTranslation } from '@sarv/shared/platform'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styles from './offline-banner.module.css'

/**
 * Says that there is no connection, and how old the shown numbers are. Draws nothing while online.
 * @example <OfflineBanner age={t('updated', { ago })} />
 */
export function OfflineBanner({ age }: { age?: string }) {
  const { t } = useTranslation('ui')
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          <span>
            {t('offline')} {age}
          </span>
        </p>
      )}
    </div>
  )
}

/** Whether the device believes it has a connection. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
