import { useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { type ClipboardEvent, useEffect, useEffectEvent, useId, useRef } from 'react'
import { FieldError } from './field-error'
import { extractCode } from './otp-code'
import styles from './otp-field.module.css'
import { readCodeFromSms } from './web-otp'

/**
 * One-time-code (OTP) field: boxes to the eye, one real field to the keyboard, the screen reader and the device's autofill. Left
 * to right, shown in the digits of the language, kept in ASCII. The last digit sends it by itself (PLT-051).
 * @example <OtpField length={5} value={code} onChange={setCode} onComplete={sign} error={error} disabled={signing} />
 */
export function OtpField({
  length,
  value,
  onChange,
  onComplete,
  error,
  label,
  disabled = false,
  autoFocus = false,
}: {
  length: number
  /** ASCII digits. */
  value: string
  onChange: (value: string) => void
  /** Called once with the full code. */
  onComplete: (code: string) => void
  /** After a refused code; clear `value` with it. */
  error?: string
  /** @default «کد ۵ رقمی» */
  label?: string
  disabled?: boolean
  autoFocus?: boolean
}) {
  const { t } = useTranslation('ui')
  const { digits } = useFormat()
  const { report } = usePlatform()
  useLock(true)
  const errorId = useId()
  const field = useRef<HTMLInputElement>(null)

  const enter = (text: string) => {
    const code = extractCode(text, length)
    if (code === value) return
    onChange(code)
    if (code.length === length) onComplete(code)
  }
  const paste = (event: ClipboardEvent) => {
    // A whole code takes the place of what stood there; a part goes where the browser puts it.
    const code = extractCode(event.clipboardData.getData('text'), length)
    if (code.length < length) return
    event.preventDefault()
    enter(code)
  }
  const read = useEffectEvent(enter)
  const failed = useEffectEvent(report)
  useEffect(() => readCodeFromSms(read, failed), [])
  // A refused code is typed again at once; a locked field (while it is being checked) would have lost the focus.
  useEffect(() => {
    if (!disabled && (autoFocus || error)) field.current?.focus()
  }, [autoFocus, disabled, error])

  return (
    <div>
      <div className={styles.field} data-long={length > 5 || undefined}>
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={label ?? t('otp.label', { length: digits(length) })}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          disabled={disabled}
          ref={field}
          value={value}
          onChange={(event) => enter(event.target.value)}
          onPaste={paste}
          // The boxes cannot show a caret in the middle, so the caret never stands there.
          onSelect={({ currentTarget: input }) => input.setSelectionRange(input.value.length, input.value.length)}
        />
        {Array.from({ length }, (_, index) => index).map((index) => (
          <span
            key={index}
            className={styles.box}
            data-next={index === Math.min(value.length, length - 1) || undefined}
            aria-hidden
          >
            {value[index] === undefined ? null : digits(value[index])}
          </span>
        ))}
      </div>
      <div id={errorId} aria-live="assertive">
        {error && <FieldError centred>{error}</FieldError>}
      </div>
    </div>
  )
}
