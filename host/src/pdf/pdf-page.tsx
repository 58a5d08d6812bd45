import 'react-pdf/dist/Page/TextLayer.css'
import { pdfPreviewScale } from '@sarv/shared/rules/constants'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import type { PDFWorker } from 'pdfjs-dist'
import { useEffect, useMemo, useState } from 'react'
import { Document, Page } from 'react-pdf'
import styles from './pdf-viewer.module.css'
import { pdfReader } from './pdf-worker'

export interface PdfPageProps {
  readonly file: Blob
  readonly page: number
  /** Width of the page on the screen in px; `preview` is half of its natural width. */
  readonly width: number | 'preview'
  readonly onOpened: (pages: number) => void
  /** The file needs a password. */
  readonly onLocked: () => void
  readonly onFailed: (error: unknown) => void
}

/** Aspect ratio of the skeleton before the first page is known. */
const a4 = 210 / 297

/** Renders one page of a PDF with its text layer for screen readers and the clipboard. */
export function PdfPage({ file, page, width, onOpened, onLocked, onFailed }: PdfPageProps) {
  const [reader, setReader] = useState<PDFWorker>()
  const [shape, setShape] = useState(a4)
  useEffect(() => {
    let here = true
    pdfReader().then(
      (started) => here && setReader(started),
      (error: unknown) => here && onFailed(error),
    )
    return () => {
      here = false
    }
  }, [onFailed])
  // What the page's content security policy forbids is not even tried.
  const options = useMemo(() => ({ worker: reader, useWasm: false, useWorkerFetch: false, enableXfa: false }), [reader])
  const size = width === 'preview' ? { scale: pdfPreviewScale } : { width }
  const shown = width === 'preview' ? 595 * pdfPreviewScale : width
  const blank = <Skeleton width={shown} height={shown / shape} radius={4} />
  if (!reader) return blank
  return (
    <Document
      file={file}
      options={options}
      suspense={false}
      loading={blank}
      error={null}
      onPassword={onLocked}
      onLoadSuccess={({ numPages }) => onOpened(numPages)}
      onLoadError={onFailed}
      onSourceError={onFailed}
    >
      <Page
        className={styles.page}
        pageNumber={page}
        {...size}
        suspense={false}
        loading={blank}
        error={null}
        // Twice as fine as the screen's own pixels is seen by nobody and costs a phone its memory.
        devicePixelRatio={Math.min(2, window.devicePixelRatio)}
        renderAnnotationLayer={false}
        onLoadSuccess={({ originalWidth, originalHeight }) => setShape(originalWidth / originalHeight)}
        onLoadError={onFailed}
        onRenderError={onFailed}
      />
    </Document>
  )
}
