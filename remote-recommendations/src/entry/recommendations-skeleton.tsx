import { Columns, Page } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import styles from './recommendations-skeleton.module.css'

/** The boxes of /recommendations: the intro, two lists of things to know, what the person got. */
export function RecommendationsSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <Columns>
          <div className={styles.boxes}>
            <SkeletonCard height={128} />
            <Skeleton width={96} height={20} />
            <SkeletonCard height={344} />
          </div>
          <div className={styles.boxes}>
            <SkeletonCard height={92} />
            <Skeleton width={120} height={20} />
            <SkeletonCard height={136} />
          </div>
        </Columns>
      </SkeletonGroup>
    </Page>
  )
}
