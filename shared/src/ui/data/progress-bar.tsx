import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

/**
 * One bar that fills from the start, with its words beside it: «سؤال ۴ از ۱۰», «۶۲٪ بارگذاری شد».
 * @example <ProgressBar label="بارگذاری" value={sent} max={size} text={percent(62)} />
 */
export function ProgressBar({
  label,
  value,
  max,
  text,
  inWords = false,
}: {
  label: string
  value: number
  max: number
  text?: ReactNode
  /** Its words alone are seen, where another bar stands above. */
  inWords?: boolean
}) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={styles.row}>
      <span
        className={inWords ? 'visually-hidden' : styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
      {text && <span className={styles.text}>{text}</span>}
    </div>
  )
}
