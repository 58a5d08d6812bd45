import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Field } from './field'
import styles from './text-input.module.css'

/**
 * Native select; works with react-hook-form's `register`.
 * @example <SelectInput label="استان" options={[{ value: '8', label: 'تهران' }]} placeholder="انتخاب کنید" {...register('province')} />
 */
export function SelectInput({
  label,
  help,
  error,
  optional,
  options,
  placeholder,
  ...select
}: {
  label: ReactNode
  help?: ReactNode
  error?: string
  optional?: boolean
  options: readonly { value: string; label: string }[]
  /** Shown while nothing is chosen; its value is the empty string. */
  placeholder?: string
} & Omit<ComponentProps<'select'>, 'className' | 'children'>) {
  return (
    <Field label={label} help={help} error={error} optional={optional}>
      {(ids) => (
        <span className={styles.box}>
          <select {...select} {...ids} className={styles.input}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden />
        </span>
      )}
    </Field>
  )
}
