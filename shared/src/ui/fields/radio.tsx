import type { ReactNode } from 'react'
import styles from './radio.module.css'

/** A radio button with its label. @example <Radio name="level" checked={low} onChoose={pickLow}>کم‌ریسک</Radio> */
export function Radio({
  name,
  checked,
  onChoose,
  disabled,
  children,
}: {
  name: string
  checked: boolean
  onChoose: () => void
  disabled?: boolean
  children: ReactNode
}) {
  return (
    <label className={styles.row}>
      <input
        type="radio"
        className={styles.input}
        name={name}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <RadioMark checked={checked} />
      {children}
    </label>
  )
}

/** Only the drawn circle; the real input stands beside it. */
export function RadioMark({ checked }: { checked: boolean }) {
  return <span className={styles.mark} data-on={checked || undefined} aria-hidden />
}
