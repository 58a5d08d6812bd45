import 'react-pdf/dist/Page/TextLayer.css'
import { pdfPreviewScale } from '@sarv/shared/rules/constants'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import type { PDFWorker } from 'pdfjs-dist'
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react'
import { Document, Page } from 'react-pdf'
import type { ReadableDocument } from './page-texts'
import styles from './pdf-viewer.module.css'
import { pdfReader } from './pdf-worker'
import { canvasDensity } from './pdf-zoom'
import { restoreLigatures } from './restore-ligatures'

export interface PdfPageProps {
  readonly file: Blob
  readonly page: number
  /** Width of the page on the screen in px; `preview` is half of its natural width. */
  readonly width: number | 'preview'
  /** Width to height; told when it is known. */
  readonly shape: number
  readonly onShape: (shape: number) => void
  /** What is as large as the page. */
  readonly sheet?: RefObject<HTMLDivElement | null>
  /** What has the text layer. */
  readonly layers: RefObject<HTMLDivElement | null>
  /** Told whenever the text layer is drawn; another function draws it again. */
  readonly onText: () => void
  readonly onOpened: (document: ReadableDocument) => void
  /** The file needs a password. */
  readonly onLocked: () => void
  readonly onFailed: (error: unknown) => void
}

/** Renders one page of a PDF with its text layer for screen readers and the clipboard. */
export function PdfPage({
  file,
  page,
  width,
  shape,
  onShape,
  sheet,
  layers,
  onText,
  onOpened,
  onLocked,
  onFailed,
}: PdfPageProps) {
  const [reader, setReader] = useState<PDFWorker>()
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
  // The options turn off what the page's content security policy forbids.
  const options = useMemo(() => ({ worker: reader, useWasm: false, useWorkerFetch: false, enableXfa: false }), [reader])
  const textDrawn = useCallback(() => {
    restoreLigatures(layers.current)
    onText()
  }, [layers, onText])
  const size = width === 'preview' ? { scale: pdfPreviewScale } : { width }
  const shown = width === 'preview' ? 595 * pdfPreviewScale : width
  const blank = <Skeleton width={shown} height={shown / shape} radius={4} />
  if (!reader) return blank
  const measures = width === 'preview' ? undefined : { inlineSize: `${width}px`, blockSize: `${width / shape}px` }
  return (
    <div ref={sheet} className={styles.sheet} style={measures}>
      <Document
        file={file}
        options={options}
        suspense={false}
        loading={blank}
        error={null}
        onPassword={onLocked}
        onLoadSuccess={onOpened}
        onLoadError={onFailed}
        onSourceError={onFailed}
      >
        <Page
          inputRef={layers}
          className={styles.page}
          pageNumber={page}
          {...size}
          suspense={false}
          loading={blank}
          error={null}
          devicePixelRatio={canvasDensity(shown, window.devicePixelRatio)}
          onRenderTextLayerSuccess={textDrawn}
          renderAnnotationLayer={false}
          onLoadSuccess={({ originalWidth, originalHeight }) => onShape(originalWidth / originalHeight)}
          onLoadError={onFailed}
          onRenderError={onFailed}
        />
      </Document>
    </div>
  )
}
