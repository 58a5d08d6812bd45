import { useTranslation } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from '../actions/icon-button'
import { typography } from '../layout/primitives'
import type { DialogLibrary } from './dialog-library'
import styles from './sheet.module.css'
import { useBackCloses } from './use-back-closes'
import { useDragDown } from './use-drag-down'

export interface SheetProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** False while money is being sent: nothing closes it. */
  dismissible?: boolean
  /** What it is from 768 px on; `page` is as wide as a page to be read. @default 'dialog' */
  wide?: 'dialog' | 'side' | 'page'
  /** One full-width button, always in sight under the content. */
  action?: ReactNode
  /** @default the sheet itself, so that its title is read first */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** The dialog itself; `Sheet` brings it in when it is needed, with the library that it is made of. */
export function SheetDialog({
  library: { CSPProvider, Dialog },
  open,
  onClose,
  title,
  description,
  dismissible = true,
  wide = 'dialog',
  action,
  initialFocus,
  children,
}: SheetProps & { library: DialogLibrary }) {
  const { t } = useTranslation('ui')
  const popup = useRef<HTMLDivElement>(null)
  useBackCloses(open, dismissible ? onClose : undefined)
  const drag = useDragDown(popup, dismissible ? onClose : undefined)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        disablePointerDismissal={!dismissible}
        onOpenChange={(next) => {
          // While it slides out, a press elsewhere, as on the opener of another sheet, dismisses it again.
          if (open && !next && dismissible) onClose()
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.scrim} />
          <Dialog.Popup ref={popup} className={styles.sheet} data-wide={wide} initialFocus={initialFocus ?? popup}>
            <div className={styles.top} {...drag}>
              <div className={styles.grab} />
              <div className={styles.head}>
                <Dialog.Title className={typography.section}>{title}</Dialog.Title>
                <Dialog.Close
                  disabled={!dismissible}
                  render={(props) => <IconButton {...props} icon={X} label={t('close')} />}
                />
              </div>
            </div>
            <div className={styles.content}>
              {description && <Dialog.Description className={styles.description}>{description}</Dialog.Description>}
              {children}
            </div>
            {action && <div className={styles.action}>{action}</div>}
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </CSPProvider>
  )
}
