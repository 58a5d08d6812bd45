import { useFormat } from '@sarv/shared/platform'
import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import { pasteCode } from './paste-code'
import styles from './text-input.module.css'

interface Around {
  label: ReactNode
  help?: ReactNode
  error?: string
  optional?: boolean
}

export interface TextInputProps extends Around, Omit<ComponentProps<'input'>, 'className'> {
  /** A number, IBAN or code: numeric keyboard, left to right, at the right, in the language's digits unless it is hidden. Never `type="number"`. */
  digits?: boolean
  icon?: LucideIcon
  /** A unit or a button at the far end. */
  suffix?: ReactNode
}

/**
 * Text input of one line; works with react-hook-form's `register`. With `digits` it hands on what it shows: normalise it
 * before it is judged or sent (`normalizeCode`).
 * @example <TextInput label="کد پستی" digits maxLength={10} {...register('postalCode')} error={errors.postalCode?.message} />
 */
export function TextInput({ label, help, error, optional, digits, icon: Icon, suffix, ...input }: TextInputProps) {
  const format = useFormat()
  const { value, type } = input
  const rewrites = digits && type !== 'password'
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
          <input
            inputMode={digits ? 'numeric' : undefined}
            autoComplete={digits ? 'off' : undefined}
            {...input}
            {...(rewrites && {
              ...(typeof value === 'string' && { value: format.digits(value) }),
              onPaste: pasteCode,
              onInput: ({ currentTarget }) => rewrite(currentTarget, format.digits),
            })}
            {...ids}
            className={styles.input}
            data-digits={digits || undefined}
          />
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </span>
      )}
    </Field>
  )
}

/** Rewrites a text of the same length while it is typed, before its change is handed on; the caret stays. */
function rewrite(input: HTMLInputElement, shown: (text: string) => string) {
  const { value, selectionStart, selectionEnd } = input
  if (shown(value) === value) return
  input.value = shown(value)
  input.setSelectionRange(selectionStart, selectionEnd)
}

/** Several lines of text. @example <TextArea label="نشانی" rows={3} {...register('address')} /> */
export function TextArea({
  label,
  help,
  error,
  optional,
  ...area
}: Around & Omit<ComponentProps<'textarea'>, 'className'>) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          <textarea rows={3} {...area} {...ids} className={styles.input} />
        </span>
      )}
    </Field>
  )
}
