import type { ReactNode } from 'react'
import { VisibilityButton } from '../actions/visibility-button'
import styles from './amounts-line.module.css'

/**
 * Line over a list of amounts: their unit, said once, and the eye that hides them.
 * @example <AmountsLine visible={visible} onToggle={toggle}>{t('unitOnce')}</AmountsLine>
 */
export function AmountsLine({
  visible,
  onToggle,
  children,
}: {
  visible: boolean
  onToggle: () => void
  children: ReactNode
}) {
  return (
    <div className={styles.line}>
      <p>{children}</p>
      <VisibilityButton visible={visible} onToggle={onToggle} />
    </div>
  )
}
