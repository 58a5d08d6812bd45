import type { ReactNode } from 'react'
import styles from './card.module.css'

/**
 * A surface with one hairline and no shadow. Never a card inside a card.
 * @example <Card><KeyValues rows={rows} /></Card>
 */
export function Card({
  as: Tag = 'div',
  flush = false,
  label,
  children,
}: {
  as?: 'div' | 'section' | 'article'
  /** Without inner space, for lists and pictures. */
  flush?: boolean
  /** Names the section for screen readers. */
  label?: string
  children: ReactNode
}) {
  return (
    <Tag className={styles.card} data-padded={flush ? undefined : true} aria-label={label}>
      {children}
    </Tag>
  )
}
