import { lazyScreen } from '@sarv/shared/platform'
import type { PdfViewerProps } from '@sarv/shared/remote/pdf-document'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { Suspense } from 'react'

const Viewer = lazyScreen(async () => (await import('./pdf-viewer')).PdfViewer)

/** The viewer for whoever shows a document: nothing of it is loaded before the first one. */
export function LazyPdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton height={props.preview ? 420 : 500} radius={4} />}>
      <Viewer {...props} />
    </Suspense>
  )
}
