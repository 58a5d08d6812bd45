import type { PdfViewerProps } from '@sarv/shared/internal/remote/pdf-document'
import { lazyScreen } from '@sarv/shared/platform'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Suspense } from 'react'

const Viewer = lazyScreen(async () => (await import('./pdf-viewer')).PdfViewer)

/** The PDF viewer as a lazy chunk with a skeleton: nothing of it is loaded before the first document. */
export function LazyPdfViewer(props: PdfViewerProps) {
  return (
    <Suspense fallback={<Skeleton height={props.preview ? 420 : 500} radius={4} />}>
      <Viewer {...props} />
    </Suspense>
  )
}
