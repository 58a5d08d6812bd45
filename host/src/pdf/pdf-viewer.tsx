import type { PdfViewerProps } from '@sarv/shared/remote/pdf-document'
import { saveFile } from '@sarv/shared/storage/save-file'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { useState } from 'react'
import { savedName } from './pdf-name'
import { PdfPaper } from './pdf-paper'
import { PdfProblem } from './pdf-problem'
import { PdfToolbar } from './pdf-toolbar'
import styles from './pdf-viewer.module.css'
import { usePageKeys } from './use-page-keys'
import { usePdfFile } from './use-pdf-file'
import { useWidth } from './use-width'

/** A file page by page (PLT-048), or its first page as a preview (PLT-049). A file that fails says so in its place (PLT-050). */
export function PdfViewer(props: PdfViewerProps) {
  const [tries, setTries] = useState(1)
  return <Attempt key={tries} {...props} onRetry={() => setTries(tries + 1)} />
}

function Attempt({ file, title, name, preview = false, onRetry }: PdfViewerProps & { onRetry: () => void }) {
  const { state, bytes, opened, locked, failed } = usePdfFile(file)
  const [page, setPage] = useState(1)
  const [large, setLarge] = useState(false)
  const { frame, width } = useWidth()
  const count = state.at === 'open' ? state.pages : 0
  const { viewer, onwards, backwards } = usePageKeys({ page, count, onPage: setPage, off: preview })
  const save = bytes && (() => saveFile(bytes, savedName(name)))
  if (state.at === 'failed' || state.at === 'locked' || state.at === 'empty')
    return (
      <PdfProblem what={state.at} title={title} onSave={save} onRetry={state.at === 'failed' ? onRetry : undefined} />
    )
  const paper = preview ? 'preview' : width * (large ? 2 : 1)
  return (
    <section ref={viewer} className={styles.viewer} aria-label={title} aria-busy={state.at === 'reading'}>
      <div ref={frame} className={styles.frame} data-preview={preview || undefined}>
        {bytes && (preview || width > 0) ? (
          <PdfPaper
            file={bytes}
            page={preview ? 1 : page}
            width={paper}
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
          onNext={onwards}
          onPrevious={backwards}
          large={large}
          onLarge={setLarge}
          onSave={save}
        />
      )}
    </section>
  )
}
