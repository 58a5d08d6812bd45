import { useTranslation } from '@sarv/shared/platform'
import { IconButton } from '@sarv/shared/ui/actions/icon-button'
import { RefreshCw } from 'lucide-react'
import styles from './refresh.module.css'
import type { Refresh } from './use-refresh'

/** Button that fetches the page's data again; seen by who has a mouse, reached by keyboards and screen readers everywhere. (U15) */
export function RefreshButton({ refresh: { outcome, run } }: { refresh: Refresh }) {
  const { t } = useTranslation('host')
  const isRunning = outcome === 'running'
  return (
    <span className={styles.button} data-running={isRunning || undefined}>
      <IconButton
        icon={RefreshCw}
        label={t('refresh.button')}
        aria-busy={isRunning}
        onClick={run}
        data-shortcut="refresh"
      />
    </span>
  )
}
