import { homeTop } from '../../rules/constants'
import { Page } from '../layout/page'
import { HeroSkeleton } from './hero-skeleton'
import styles from './page-skeleton.module.css'
import { Skeleton, SkeletonCard, SkeletonGroup } from './skeleton'

/** The kinds of pages whose skeleton is known before any of their code is here; a manifest names that of a route. */
export type PageKind = 'summary' | 'list'

/** Skeleton of a whole page, in its gutter. @example <PageSkeleton kind="list" /> */
export function PageSkeleton({ kind }: { kind: PageKind }) {
  return (
    <Page>
      <SkeletonGroup>{kind === 'summary' ? <SummarySkeleton /> : <SkeletonCard rows={5} />}</SkeletonGroup>
    </Page>
  )
}

/** Skeleton of a page that begins with an amount, as home does: hero, a notice, a list. */
export function SummarySkeleton() {
  return (
    <div className={styles.summary}>
      <HeroSkeleton />
      <SkeletonCard height={74} />
      <div className={styles.section}>
        <Skeleton width={128} height={20} />
        <SkeletonCard rows={homeTop.funds} spark />
      </div>
    </div>
  )
}
