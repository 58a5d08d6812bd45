import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ArrowLeftRight } from 'lucide-react'
import {
  type ChangeEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { editAmount, groupDigits, parseAmount } from '../../money/amount-field'
import { editToman, isWholeToman, toTomanDigits } from '../../money/amount-unit'
import { loneZero, rialUnit } from '../../money/rial'
import styles from './amount-field.module.css'
import { type AmountLimits, amountError, sizeFor } from './amount-limits'
import { FieldError } from './field-error'

/** Milliseconds without a key after which an amount is taken for what is meant. */
const typingPause = 1_000

/**
 * An amount of rial with separators while typing, its words and its toman below (VAL-13, PLT-041). Outside the limits
 * the line turns red and a sentence says the limit, too little only when typing has ended (D-135); empty is never
 * red. Anything else that is counted in whole numbers brings its `unit` and what is `said` below instead of the words.
 * With `toman` one tap on the unit switches to toman, and the value stays one of rial. (D-127)
 * @example <AmountField label="مبلغ خرید" value={digits} onChange={setDigits} minimum={300_000} />
 */
export function AmountField({
  label,
  value,
  onChange,
  minimum,
  maximum,
  error,
  name,
  disabled,
  inputRef,
  unit,
  said,
  toman: canSwitch = false,
}: {
  label: ReactNode
  /** ASCII digits, '' for empty; `parseAmount` from money/amount-field makes the number. */
  value: string
  onChange: (value: string) => void
  /** Stands before the sentence of a limit, as for an answer of the server. */
  error?: string
  name?: string
  disabled?: boolean
  inputRef?: RefObject<HTMLInputElement | null>
  /** @default rial */
  unit?: string
  /** @default the amount in words and in toman */
  said?: ReactNode
  /** Whether it can be typed in toman too. */
  toman?: boolean
} & AmountLimits) {
  const { t } = useTranslation('ui')
  const { language, rial, toman, words } = useFormat()
  const id = useId()
  const own = useRef<HTMLInputElement>(null)
  const field = inputRef ?? own
  const [caret, setCaret] = useState<{ at: number }>()
  const [wantsToman, setWantsToman] = useState(false)
  const inToman = canSwitch && wantsToman && isWholeToman(value)
  const shown = groupDigits(inToman ? toTomanDigits(value) : value, language)
  const amount = parseAmount(value)
  const [typedAt, setTypedAt] = useState<number>()
  const found = amountError(amount, { minimum, maximum })
  const fault = found === 'tooSmall' && typedAt !== undefined ? undefined : found
  const limit = fault === 'tooSmall' ? minimum : maximum
  const problem = error ?? (fault && limit !== undefined ? t(`amount.${fault}`, { amount: rial(limit) }) : undefined)

  const edit = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const at = target.selectionStart ?? target.value.length
    const change = (inToman ? editToman : editAmount)(value, target.value, at, language)
    // Refused: the text goes back to what it was, and the caret to where it stood.
    setCaret({ at: change?.caret ?? Math.max(0, at - Math.max(0, target.value.length - shown.length)) })
    if (!change) return
    setTypedAt(performance.now())
    onChange(change.digits)
  }
  useEffect(() => {
    if (typedAt === undefined) return
    const timer = setTimeout(() => setTypedAt(undefined), typingPause)
    return () => clearTimeout(timer)
  }, [typedAt])
  useLayoutEffect(() => {
    if (caret && document.activeElement === field.current) field.current?.setSelectionRange(caret.at, caret.at)
  }, [caret, field])

  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          name={name}
          className={styles.input}
          data-size={sizeFor(shown.length)}
          inputMode="numeric"
          autoComplete="off"
          placeholder={loneZero[language]}
          disabled={disabled}
          value={shown}
          onChange={edit}
          onBlur={() => setTypedAt(undefined)}
          onKeyDown={({ key }) => key === 'Enter' && setTypedAt(undefined)}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-said ${id}-error`}
        />
        {canSwitch ? (
          <button
            type="button"
            className={styles.switch}
            aria-label={t(inToman ? 'amount.toRial' : 'amount.toToman')}
            disabled={disabled || !isWholeToman(value)}
            onClick={() => setWantsToman(!inToman)}
          >
            {inToman ? t('amount.toman') : rialUnit[language]}
            <ArrowLeftRight size={16} strokeWidth={2} aria-hidden />
          </button>
        ) : (
          <span className={styles.unit}>{unit ?? rialUnit[language]}</span>
        )}
      </div>
      <p id={`${id}-said`} className={styles.said}>
        {said}
        {said === undefined && amount !== undefined && amount > 0 && (
          <>
            <span>{words(amount)}</span> <span className={styles.toman}>{toman(amount)}</span>
          </>
        )}
      </p>
      <div id={`${id}-error`} aria-live="polite">
        {problem && <FieldError>{problem}</FieldError>}
      </div>
    </div>
  )
}
