import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import styles from './text-input.module.css'

interface Around {
  label: ReactNode
  help?: ReactNode
  error?: string
  optional?: boolean
}

export interface TextInputProps extends Around, Omit<ComponentProps<'input'>, 'className'> {
  /** A number, IBAN or code: numeric keyboard, left to right, at the right. Never `type="number"`. */
  digits?: boolean
  icon?: LucideIcon
  /** A unit or a button at the far end. */
  suffix?: ReactNode
}

/**
 * Text input of one line; works with react-hook-form's `register`.
 * @example <TextInput label="کد پستی" digits maxLength={10} {...register('postalCode')} error={errors.postalCode?.message} />
 */
export function TextInput({ label, help, error, optional, digits, icon: Icon, suffix, ...input }: TextInputProps) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
          <input
            inputMode={digits ? 'numeric' : undefined}
            autoComplete={digits ? 'off' : undefined}
            {...input}
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
