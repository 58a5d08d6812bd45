import type { PdfViewerProps } from '@sarv/platform/contract/pdf-document'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { type KeyboardEvent, useReducer, useRef, useState } from 'react'
import type { ReadableDocument } from './page-texts'
import { PdfError } from './pdf-error'
import { toPdfFileName } from './pdf-file-name'
import { PdfPage } from './pdf-page'
import { PdfSearchBar } from './pdf-search-bar'
import { PdfToolbar } from './pdf-toolbar'
import styles from './pdf-viewer.module.css'
import { fitWidth } from './pdf-zoom'
import { useElementWidth } from './use-element-width'
import { usePageKeys } from './use-page-keys'
import { usePdfFile } from './use-pdf-file'
import { usePdfSearch } from './use-pdf-search'
import { usePinch } from './use-pinch'

/** Aspect ratio of the skeleton before the first page is known. */
const a4 = 210 / 297

/** The PDF viewer, page by page (PLT-048), or the first page as a preview (PLT-049); with an error state (PLT-050). */
export function PdfViewer(props: PdfViewerProps) {
  const [tries, setTries] = useState(1)
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Attempt({ file, title, name, preview = false, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const { state, bytes, opened, locked, failed } = usePdfFile(file)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState<number>(fitWidth)
  const [shape, setShape] = useState(a4)
  const sheet = useRef<HTMLDivElement>(null)
  const { frame, width } = useElementWidth()
  const pinch = usePinch({ frame, sheet, zoom, onZoom: setZoom })
  const count = state.kind === 'open' ? state.pages : 0
  const { viewer, onNext, onPrevious } = usePageKeys({ page, count, onPage: setPage, off: preview })
  const layers = useRef<HTMLDivElement>(null)
  const [document, setDocument] = useState<ReadableDocument>()
  const [drawn, countDrawn] = useReducer((times: number) => times + 1, 0)
  const [isSearching, setSearching] = useState(false)
  const search = usePdfSearch({ document, isOpen: isSearching, page, onPage: setPage, layers, drawn })
  const endSearch = () => {
    setSearching(false)
    viewer.current?.querySelector<HTMLElement>('[data-find]')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (preview || count === 0 || event.code !== 'KeyF' || !(event.ctrlKey || event.metaKey)) return
    // The browser would search the page that is shown, and what lies under the sheet.
    event.preventDefault()
    setSearching(true)
  }
  const save = bytes && (() => saveFile(bytes, toPdfFileName(name)))
  if (state.kind === 'failed' || state.kind === 'locked' || state.kind === 'empty')
    return (
      <PdfError what={state.kind} title={title} onSave={save} onRetry={state.kind === 'failed' ? onRetry : undefined} />
    )
  const pageWidth = preview ? 'preview' : width * zoom
  return (
    <section
      ref={viewer}
      className={styles.viewer}
      aria-label={title}
      aria-busy={state.kind === 'reading'}
      onKeyDown={press}
    >
      {isSearching && <PdfSearchBar search={search} page={page} onClose={endSearch} />}
      <div
        ref={frame}
        className={styles.frame}
        data-preview={preview || undefined}
        // It stays as large as the whole page: what is enlarged is scrolled in it.
        style={preview || width === 0 ? undefined : { blockSize: `${Math.ceil(width / shape) + 2}px` }}
        {...(preview ? {} : pinch)}
      >
        {bytes && (preview || width > 0) ? (
          <PdfPage
            file={bytes}
            page={preview ? 1 : page}
            width={pageWidth}
            shape={shape}
            onShape={setShape}
            sheet={sheet}
            layers={layers}
            onText={countDrawn}
            onOpened={(read) => {
              setDocument(read)
              opened(read.numPages)
            }}
            onLocked={locked}
            onFailed={failed}
          />
        ) : (
          <Skeleton height={preview ? 420 : 500} radius={4} />
        )}
      </div>
      {!preview && (
        <PdfToolbar
          page={page}
          count={count}
          onNext={onNext}
          onPrevious={onPrevious}
          zoom={zoom}
          onZoom={setZoom}
          onSave={save}
          onFind={() => setSearching(true)}
        />
      )}
    </section>
  )
}
