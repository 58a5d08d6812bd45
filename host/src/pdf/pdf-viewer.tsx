import type { PdfViewerProps } from '@sarv/shared/internal/remote/pdf-document'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { useState } from 'react'
import { PdfError } from './pdf-error'
import { toPdfFileName } from './pdf-file-name'
import { PdfPage } from './pdf-page'
import { PdfToolbar } from './pdf-toolbar'
import styles from './pdf-viewer.module.css'
import { useElementWidth } from './use-element-width'
import { usePageKeys } from './use-page-keys'
import { usePdfFile } from './use-pdf-file'

/** The PDF viewer, page by page (PLT-048), or the first page as a preview (PLT-049); with an error state (PLT-050). */
export function PdfViewer(props: PdfViewerProps) {
  const [tries, setTries] = useState(1)
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Attempt({ file, title, name, preview = false, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const { state, bytes, opened, locked, failed } = usePdfFile(file)
  const [page, setPage] = useState(1)
  const [large, setLarge] = useState(false)
  const { frame, width } = useElementWidth()
  const count = state.at === 'open' ? state.pages : 0
  const { viewer, onNext, onPrevious } = usePageKeys({ page, count, onPage: setPage, off: preview })
  const save = bytes && (() => saveFile(bytes, toPdfFileName(name)))
  if (state.at === 'failed' || state.at === 'locked' || state.at === 'empty')
    return (
      <PdfError what={state.at} title={title} onSave={save} onRetry={state.at === 'failed' ? onRetry : undefined} />
    )
  const pageWidth = preview ? 'preview' : width * (large ? 2 : 1)
  return (
    <section ref={viewer} className={styles.viewer} aria-label={title} aria-busy={state.at === 'reading'}>
      <div ref={frame} className={styles.frame} data-preview={preview || undefined}>
        {bytes && (preview || width > 0) ? (
          <PdfPage
            file={bytes}
            page={preview ? 1 : page}
            width={pageWidth}
            onOpened={opened}
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
          large={large}
          onLarge={setLarge}
          onSave={save}
        />
      )}
    </section>
  )
}
