import { useTranslation } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { IconButton } from '../actions/icon-button'
import { typography } from '../layout/primitives'
import styles from './plain-sheet.module.css'
import type { SheetProps } from './sheet-dialog'
import { useBackCloses } from './use-back-closes'

/** Fallback of the sheet when its chunk failed to load: the browser's own dialog, with the same words and presses. */
export function PlainSheet({ open, onClose, title, description, dismissible = true, action, children }: SheetProps) {
  const { t } = useTranslation('ui')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useBackCloses(open, dismissible ? onClose : undefined)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={id}
      onCancel={(event) => {
        // Whether it closes is the caller's to say.
        event.preventDefault()
        if (dismissible) onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={id} className={typography.section}>
          {title}
        </h2>
        {dismissible && <IconButton icon={X} label={t('close')} onClick={onClose} />}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      {children}
      {action}
    </dialog>
  )
}
