import type { ReactNode } from 'react'
import styles from './radio.module.css'

export interface RadioProps {
  /** The same for all of one group. */
  name: string
  checked: boolean
  onChoose: () => void
  disabled?: boolean
}

/** A radio button with its label. @example <Radio name="level" checked={low} onChoose={pickLow}>کم‌ریسک</Radio> */
export function Radio({ onChoose, children, ...input }: RadioProps & { children: ReactNode }) {
  return (
    <label className={styles.row}>
      <input {...input} type="radio" className={styles.input} onChange={onChoose} />
      <RadioMark checked={input.checked} />
      {children}
    </label>
  )
}

/** Only the drawn circle; the real input stands beside it. */
export function RadioMark({ checked }: { checked: boolean }) {
  return <span className={styles.mark} data-on={checked || undefined} aria-hidden />
}
