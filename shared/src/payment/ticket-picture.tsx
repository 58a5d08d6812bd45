import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { Download, LoaderCircle, Share2 } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { saveFile } from '../storage/save-file'
import { IconButton } from '../ui/actions/icon-button'
import { Brand } from '../ui/brand/logo'
import { PrintSheet, usePrinting } from '../ui/layout/print-sheet'
import { pictureName } from './picture-name'
import { canSharePictures, receiptFile } from './receipt-file'
import { Ticket, type TicketContent } from './ticket'
import styles from './ticket-picture.module.css'

type Wish = 'save' | 'share'

/**
 * Save and share buttons in the corner of a receipt: it is saved or shared as a light picture of 420×832 (BNK-053, CON-24), and printed
 * without the app around it. A browser that
 * cannot share says so before anything is drawn (PLT-060, ERR-13); giving a share up is not a failure.
 * @example <Ticket {...content} tools={<TicketPicture {...content} />} />
 */
export function TicketPicture(content: TicketContent) {
  const { t } = useTranslation('ui')
  const { toast, report } = usePlatform()
  const [wish, setWish] = useState<Wish>()
  const { printing } = usePrinting()
  const finish = async (element: HTMLElement, wished: Wish) => {
    try {
      const file = await receiptFile(element, pictureName(t('receipt.pictureName'), content))
      if (wished === 'share') await navigator.share({ files: [file], title: t('receipt.pictureName') })
      else {
        saveFile(file, file.name)
        toast(t('receipt.saved'))
      }
    } catch (error) {
      // The person closed the list of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return
      report(error)
      toast(t('receipt.pictureFailed'))
    } finally {
      setWish(undefined)
    }
  }
  return (
    <>
      <IconButton
        icon={wish === 'save' ? LoaderCircle : Download}
        label={t('receipt.save')}
        aria-busy={wish === 'save' || undefined}
        onClick={() => setWish('save')}
      />
      <IconButton
        icon={wish === 'share' ? LoaderCircle : Share2}
        label={t('receipt.share')}
        aria-busy={wish === 'share' || undefined}
        onClick={() => (canSharePictures() ? setWish('share') : toast(t('receipt.shareUnsupported')))}
      />
      {wish && <Easel content={content} onReady={(element) => finish(element, wish)} />}
      {printing && (
        <PrintSheet>
          <LightTicket className={styles.printed} content={content} />
        </PrintSheet>
      )}
    </>
  )
}

/** Sets the picture up out of sight, reports when it is drawn, and is removed with the wish. */
function Easel({ content, onReady }: { content: TicketContent; onReady: (element: HTMLElement) => unknown }) {
  const picture = useRef<HTMLDivElement>(null)
  const ready = useRef(onReady)
  useEffect(() => {
    if (picture.current) ready.current(picture.current)
  }, [])
  return createPortal(
    <div className={styles.hidden} aria-hidden="true" inert>
      <LightTicket ref={picture} className={styles.picture} content={content} />
    </div>,
    document.body,
  )
}

/** The ticket under the mark, in the light theme. */
function LightTicket({
  content,
  ...frame
}: {
  content: TicketContent
  className: string | undefined
  ref?: Ref<HTMLDivElement>
}) {
  return (
    <div {...frame} data-theme="light">
      <Brand size={36} />
      <div className={styles.ticket}>
        <Ticket {...content} still />
      </div>
    </div>
  )
}
