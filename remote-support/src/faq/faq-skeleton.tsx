import { Page } from '@sarv/shared/ui/page'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/skeleton'
import styles from './faq-skeleton.module.css'

/** The boxes of /faq: the search, then categories with three questions each. */
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

/** The boxes of one category. */
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
