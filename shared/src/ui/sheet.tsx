import { CSPProvider } from '@base-ui/react/csp-provider'
import { Dialog } from '@base-ui/react/dialog'
import { useTranslation } from '@sarv/shared/platform'
import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { IconButton } from './icon-button'
import styles from './sheet.module.css'
import { useDragDown } from './use-drag-down'

/**
 * A bottom sheet on phones; from 768 px a 440 px dialog, or a drawer at the left (`wide="side"`, PLT-054). Focus is held
 * inside and given back; Esc, the scrim, the cross and a pull at the grab close it, unless it is not `dismissible`.
 * @example
 * <Sheet open={asking} onClose={stop} dismissible={!paying} title={t('confirm')} action={<Button block loading={paying}>…</Button>}>
 *   <KeyValues rows={rows} />
 * </Sheet>
 */
export function Sheet({
  open,
  onClose,
  title,
  description,
  dismissible = true,
  wide = 'dialog',
  action,
  initialFocus,
  children,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** False while money is being sent: nothing closes it. */
  dismissible?: boolean
  wide?: 'dialog' | 'side'
  /** One full-width button, always in sight under the content. */
  action?: ReactNode
  /** @default the sheet itself, so that its title is read first */
  initialFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const popup = useRef<HTMLDivElement>(null)
  const drag = useDragDown(popup, dismissible ? onClose : undefined)
  return (
    <CSPProvider disableStyleElements>
      <Dialog.Root
        open={open}
        disablePointerDismissal={!dismissible}
        onOpenChange={(next) => {
          if (!next && dismissible) onClose()
        }}
      >
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.scrim} />
          <Dialog.Popup ref={popup} className={styles.sheet} data-wide={wide} initialFocus={initialFocus ?? popup}>
            <div className={styles.top} {...drag}>
              <div className={styles.grab} />
              <div className={styles.head}>
                <Dialog.Title className={styles.title}>{title}</Dialog.Title>
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
