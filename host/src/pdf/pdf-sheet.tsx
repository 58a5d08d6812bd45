import type { PdfDocument } from '@sarv/platform/contract/pdf-document'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useEffect, useState } from 'react'
import { useServices } from '../services/services'
import { LazyPdfViewer } from './lazy-pdf-viewer'

/** The sheet that shows the PDF which host or remotes open by an event. */
export function PdfSheet() {
  const { bus } = useServices()
  const [opened, setOpened] = useState<PdfDocument>()
  // The document stays while the sheet closes.
  const [shown, setShown] = useState(opened)
  if (opened && opened !== shown) setShown(opened)
  useEffect(() => {
    const close = () => setOpened(undefined)
    bus.on('document-opened', setOpened)
    bus.on('navigated', close)
    bus.on('signed-out', close)
    return () => {
      bus.off('document-opened', setOpened)
      bus.off('navigated', close)
      bus.off('signed-out', close)
    }
  }, [bus])
  return (
    <Sheet open={opened !== undefined} onClose={() => setOpened(undefined)} title={shown?.title} wide="page">
      {shown && <LazyPdfViewer {...shown} />}
    </Sheet>
  )
}
