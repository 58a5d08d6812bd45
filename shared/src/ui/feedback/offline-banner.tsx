import { useTranslation } from '@sarv/shared/platform'
import { WifiOff } from 'lucide-react'
import { useOnline } from '../network/use-online'
import styles from './offline-banner.module.css'

/**
 * Offline banner. The shell shows it above every page; draws nothing while online. (F40, U16)
 * @example <OfflineBanner />
 */
export function OfflineBanner() {
  const { t } = useTranslation('ui')
  const online = useOnline()
  return (
    // Heard behind an open dialog too, as toasts are.
    <div role="status" aria-live="polite">
      {!online && (
        <p className={styles.banner}>
          <WifiOff size={18} strokeWidth={1.75} aria-hidden />
          <span>{t('offline')}</span>
        </p>
      )}
    </div>
  )
}
