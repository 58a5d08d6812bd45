import { classifyError } from '@sarv/platform/client/remotes/loading/load-remote'
import type { PdfViewerProps } from '@sarv/platform/contract/pdf-document'
import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Suspense } from 'react'
import { LoadBoundary } from '../app/load-boundary'
import { shell } from '../services/shell-platform'

const Viewer = lazyScreen(async () => (await import('./pdf-viewer')).PdfViewer)

/** The PDF viewer as a lazy chunk with a skeleton: nothing of it is loaded before the first document. */
export function LazyPdfViewer(props: PdfViewerProps) {
  return (
    <LoadBoundary fallback={(cause, retry) => <ViewerFailed cause={cause} onRetry={retry} />}>
      <Suspense
        fallback={
          <SkeletonGroup>
            <Skeleton height={props.preview ? 420 : 500} radius={4} />
          </SkeletonGroup>
        }
      >
        <Viewer {...props} />
      </Suspense>
    </LoadBoundary>
  )
}

function ViewerFailed({ cause, onRetry }: { cause: unknown; onRetry: () => void }) {
  const { t } = useTranslation('host')
  return <ErrorState compact text={t(`unavailable.${classifyError(shell, cause).reason}`)} onRetry={onRetry} />
}
