import { lazyScreen, useTranslation } from '@sarv/shared/platform'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Suspense } from 'react'

const Tracking = lazyScreen(async () => (await import('./card-tracking')).Tracking)

/** Sheet «receive the card»: the card's way through the post, step by step, and its tracking code. (BNK-003, D-21) */
export function ReceiveCard({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Sheet open={open} onClose={onClose} title={t('post.title')} description={t('post.text')}>
      {open && (
        <Suspense fallback={<SkeletonCard rows={4} />}>
          <Tracking />
        </Suspense>
      )}
    </Sheet>
  )
}
