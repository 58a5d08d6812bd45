import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './alert.module.css'

/** Warning, error, information, good news. */
export type AlertTone = 'w' | 'r' | 'i' | 'g'

const icons: Record<AlertTone, LucideIcon> = { w: TriangleAlert, r: CircleAlert, i: Info, g: CircleCheck }

/**
 * Inline alert: what happened and what to do. `live` speaks it when it appears: at once for errors, politely otherwise.
 * @example <Alert tone="w">فقط با کارتی پرداخت کنید که به نام خودتان است.</Alert>
 */
export function Alert({
  tone,
  icon,
  live,
  action,
  children,
}: {
  tone: AlertTone
  icon?: LucideIcon
  live?: boolean
  action?: ReactNode
  children: ReactNode
}) {
  const Icon = icon ?? icons[tone]
  return (
    <div className={styles.alert} data-tone={tone} role={live ? (tone === 'r' ? 'alert' : 'status') : undefined}>
      <Icon size={20} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <div className={styles.body}>
        {children}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  )
}
