import { useHeader } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import styles from './onboarding.module.css'

/** The boxes of the overview; while it stands there is no arrow. (PMA-006) */
export function OnboardingSkeleton() {
  useHeader({ withoutBack: true })
  return (
    <Page width="flow">
      <SkeletonGroup>
        <div className={styles.form}>
          <Skeleton width={200} height={28} />
          <Skeleton width={160} height={14} />
          <SkeletonCard rows={4} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}
