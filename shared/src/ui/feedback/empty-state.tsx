import type { ReactNode } from 'react'
import { Scene } from '../brand/scene'
import { typography } from '../layout/primitives'
import styles from './empty-state.module.css'

/**
 * Empty state: a small drawing, a title, one line, one button.
 * @example <EmptyState title="هنوز سفارشی ندارید" text="…" action={<ButtonLink to="/funds">دیدن صندوق‌ها</ButtonLink>} />
 */
export function EmptyState({
  title,
  text,
  action,
  drawing = <Scene kind="empty" />,
}: {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  drawing?: ReactNode
}) {
  return (
    <section className={styles.state}>
      <div className={styles.drawing}>{drawing}</div>
      <h2 className={typography.section}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  )
}
