import { useTranslation } from '@sarv/shared/platform'
import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import styles from './offline-banner.module.css'

/**
 * Says that there is no connection. The shell shows it above every page; draws nothing while online. (F40, U16)
 * @example <OfflineBanner />
 */
export function OfflineBanner() {
  const { t } = useTranslation('ui')
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('offline')}</span>
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
