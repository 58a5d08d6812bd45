import { useTranslation } from '@sarv/shared/platform'
import { RefreshCw } from 'lucide-react'
import { useRef } from 'react'
import styles from './refresh.module.css'
import { usePull } from './use-pull'
import type { Refresh } from './use-refresh'

/** The sign that a finger pulls out of the top of the page, and the word of what came of it for screen readers. (U15) */
export function PullToRefresh({ refresh: { isOffered, outcome, run } }: { refresh: Refresh }) {
  const { t } = useTranslation('host')
  const sign = useRef<HTMLSpanElement>(null)
  usePull(sign, () => isOffered && outcome !== 'running', run)
  return (
    <div className={styles.place}>
      <span ref={sign} className={styles.sign} data-running={outcome === 'running' || undefined}>
        <RefreshCw size={20} strokeWidth={2} aria-hidden />
      </span>
      <span role="status" className="visually-hidden">
        {outcome !== 'none' && t(`refresh.${outcome}`)}
      </span>
    </div>
  )
}
