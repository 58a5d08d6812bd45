import type { ReactNode } from 'react'
import styles from './card.module.css'

/**
 * A surface with one hairline and no shadow. Never a card inside a card.
 * @example <Card space="rows"><KeyValues rows={rows} /></Card>
 */
export function Card({
  as: Tag = 'div',
  space = 'all',
  label,
  children,
}: {
  as?: 'div' | 'section' | 'article'
  /** `rows` for name and value rows, `none` for pictures. @default 'all' */
  space?: 'all' | 'rows' | 'none'
  /** Names the section for screen readers. */
  label?: string
  children: ReactNode
}) {
  return (
    <Tag className={styles.card} data-space={space} aria-label={label}>
      {children}
    </Tag>
  )
}
