import { useTranslation } from '@sarv/shared/platform'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { FieldError } from './field-error'

/** What the control inside a field must carry so that its label, help and error are read with it. */
export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Form field: label above, help or error below. The error takes the help's place and is read politely.
 * @example <Field label="شهر" error={error}>{(ids) => <select {...ids}>…</select>}</Field>
 */
export function Field({
  label,
  help,
  error,
  optional,
  children,
}: {
  label: ReactNode
  help?: ReactNode
  error?: string
  /** Adds «(اختیاری)» to the label. */
  optional?: boolean
  children: (ids: FieldIds) => ReactNode
}) {
  const { t } = useTranslation('ui')
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{t('optional')}</span>}
      </label>
      {children({
        id,
        'aria-describedby': error || help ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={noteId} aria-live="polite">
        {error ? <FieldError>{error}</FieldError> : help && <p className={styles.help}>{help}</p>}
      </div>
    </div>
  )
}
