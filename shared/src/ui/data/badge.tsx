import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** Neutral, good, bad, waiting, information, and the saffron «جدید». */
export type BadgeTone = 'n' | 'g' | 'r' | 'w' | 'i' | 'new'

/** Badge: a state in a word; the colour only repeats it. @example <Badge tone="g" icon={Check}>خوانده شد</Badge> */
export function Badge({
  tone = 'n',
  icon: Icon,
  children,
}: {
  tone?: BadgeTone
  icon?: LucideIcon
  children: ReactNode
}) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {Icon && <Icon size={16} strokeWidth={2} aria-hidden />}
      {children}
    </span>
  )
}
