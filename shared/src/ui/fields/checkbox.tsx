import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './checkbox.module.css'

/**
 * Checkbox with its label; works with react-hook-form's `register`. A link inside the label stays a link.
 * @example <Checkbox {...register('rules')} error={errors.rules?.message}>قوانین را می‌پذیرم.</Checkbox>
 */
export function Checkbox({
  error,
  children,
  ...input
}: { error?: string; children: ReactNode } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const errorId = useId()
  return (
    <div>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className={styles.mark} aria-hidden>
          <Check size={16} strokeWidth={3} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
