import { useTranslation } from '@sarv/shared/platform'
import { useEffect, useRef } from 'react'
import { Button } from '../actions/button'
import { typography } from '../layout/primitives'
import { isNearViewport } from './is-near-viewport'
import styles from './load-more.module.css'

/** How far below the viewport the end may be for the next page to be asked for; px. */
const margin = 400

/**
 * Infinite scroll: loads the next page when the end of the list is scrolled into sight, or at a press. After an error
 * only a press retries.
 * @example {orders.hasNextPage && <LoadMore loaded={orders.data.pages.length} loading={orders.isFetchingNextPage} onMore={() => orders.fetchNextPage()} />}
 */
export function LoadMore({
  loaded,
  loading = false,
  failed = false,
  onMore,
}: {
  /** How many pages or rows have come. */
  loaded: number
  loading?: boolean
  failed?: boolean
  onMore: () => void
}) {
  const { t } = useTranslation('ui')
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = onMore
  })
  const isIdle = !loading && !failed
  // The end may still be in sight after a page came: that is measured; an end that is scrolled into sight is observed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page may have come without a moment of loading in between
  useEffect(() => {
    const element = end.current
    if (!isIdle || !element || typeof IntersectionObserver === 'undefined') return
    if (isNearViewport(element.getBoundingClientRect(), innerHeight, margin)) {
      more.current()
      return
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: `${margin}px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isIdle, loaded])
  return (
    <div ref={end} className={styles.end}>
      <p role="status" className={typography.secondary}>
        {failed && !loading && t('moreFailed')}
      </p>
      <Button variant="ghost" loading={loading} onClick={onMore}>
        {t(failed ? 'retry' : 'more')}
      </Button>
    </div>
  )
}
