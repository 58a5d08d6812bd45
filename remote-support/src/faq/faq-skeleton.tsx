import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import styles from './faq-skeleton.module.css'

/** Skeleton of /faq: the search, then categories. */
export function FaqSkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <div className={styles.search}>
          <Skeleton width={72} height={22} />
          <Skeleton height={52} radius={12} />
        </div>
        <div className={styles.cards}>
          <SkeletonCard height={256} />
          <SkeletonCard height={256} />
          <SkeletonCard height={256} />
        </div>
      </SkeletonGroup>
    </Page>
  )
}

/** Skeleton of /faq/:id. */
export function CategorySkeleton() {
  return (
    <Page>
      <SkeletonGroup>
        <div className={styles.search}>
          <Skeleton width={200} height={16} />
        </div>
        <SkeletonCard height={370} />
      </SkeletonGroup>
    </Page>
  )
}
