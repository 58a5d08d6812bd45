import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './field-error.module.css'

/** What is wrong with a field, under it. */
export function FieldError({ centred, children }: { centred?: boolean; children: ReactNode }) {
  return (
    <p className={styles.error} data-centred={centred}>
      <CircleAlert size={16} strokeWidth={2} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
