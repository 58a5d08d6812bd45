import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './chip-group.module.css'

export interface ChipOption<Value extends string | number> {
  value: Value
  label: ReactNode
  /** Shown, and not to be chosen; it stays in the reach of the keys, so that a screen reader can say why. */
  disabled?: boolean
  /** Id of the text that says why. */
  describedBy?: string
}

/**
 * Chip group: one choice out of a few, a radio group to a screen reader; the arrow keys move it. `value` undefined: none chosen yet.
 * @example <ChipGroup label="بازه" options={[{ value: '1m', label: '۱ ماه' }]} value={range} onChange={setRange} fill />
 */
export function ChipGroup<Value extends string | number>({
  label,
  options,
  value,
  onChange,
  fill,
  scroll,
}: {
  label: string
  options: readonly ChipOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The chips share the whole width. */
  fill?: boolean
  /** One line that scrolls to the screen's edges. */
  scroll?: boolean
}) {
  const name = useId()
  const group = useRef<HTMLDivElement>(null)
  // A choice that an address made may lie beyond the edge.
  useEffect(() => {
    if (scroll && value !== undefined && group.current) showChosen(group.current)
  }, [scroll, value])
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      className={styles.group}
      data-fill={fill || undefined}
      data-scroll={scroll || undefined}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.chip}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            checked={option.value === value && !option.disabled}
            aria-disabled={option.disabled}
            aria-describedby={option.describedBy}
            onChange={() => !option.disabled && onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** Keeps as much free beside the chip as there is beside the page. */
const besideChip = 20

function showChosen(group: HTMLElement): void {
  const chip = group.querySelector(':checked')?.parentElement?.getBoundingClientRect()
  if (!chip) return
  const { left, right } = group.getBoundingClientRect()
  if (chip.left < left) group.scrollBy({ left: chip.left - left - besideChip })
  else if (chip.right > right) group.scrollBy({ left: chip.right - right + besideChip })
}

/** A small suggestion that acts when pressed; never for money. @example <Chip onClick={ask}>کارمزد خروج چقدر است؟</Chip> */
export function Chip({
  children,
  onClick,
  disabled,
}: {
  children: ReactNode
  onClick: () => void
  disabled?: boolean
}) {
  return (
    <button type="button" className={styles.chip} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  )
}
