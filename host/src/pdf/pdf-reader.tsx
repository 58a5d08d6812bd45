import type { PdfDocument } from '@sarv/shared/remote/pdf-document'
import { Sheet } from '@sarv/shared/ui/sheet'
import { useEffect, useState } from 'react'
import { useServices } from '../services'
import { ShellPlatform } from '../shell-platform'
import { LazyPdfViewer } from './lazy-pdf-viewer'

/** The one place where a document is read over the page, whoever asked for it. */
export function PdfReader() {
  const { bus } = useServices()
  const [asked, setAsked] = useState<PdfDocument>()
  // The document stays while the sheet leaves.
  const [shown, setShown] = useState(asked)
  if (asked && asked !== shown) setShown(asked)
  useEffect(() => {
    const close = () => setAsked(undefined)
    bus.on('document-opened', setAsked)
    bus.on('navigated', close)
    bus.on('signed-out', close)
    return () => {
      bus.off('document-opened', setAsked)
      bus.off('navigated', close)
      bus.off('signed-out', close)
    }
  }, [bus])
  return (
    <ShellPlatform>
      <Sheet open={asked !== undefined} onClose={() => setAsked(undefined)} title={shown?.title} wide="page">
        {shown && <LazyPdfViewer {...shown} />}
      </Sheet>
    </ShellPlatform>
  )
}
