import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import styles from './slow-notice.module.css'

/** Milliseconds of skeletons after which the page says that it waits. */
const slowAfter = 8_000

/** The reads that a screen shows skeletons for. */
const firstReads = {
  type: 'active',
  predicate: ({ state }: Query) => state.fetchStatus === 'fetching' && state.data === undefined,
} as const

/**
 * Notice that the API is slow, once for the whole page: one retry cancels what hangs and requests it again. A read that
 * says nothing times out by itself after 30 s. (F30)
 */
export function SlowNotice() {
  const { t } = useTranslation('host')
  const { t: ui } = useTranslation('ui')
  const queryClient = useQueryClient()
  const isSlow = useLasting(useIsFetching(firstReads) > 0, slowAfter)

  async function retry() {
    const slow = new Set(queryClient.getQueryCache().findAll(firstReads))
    const isSlow = (query: Query) => slow.has(query)
    await queryClient.cancelQueries({ predicate: isSlow })
    await queryClient.refetchQueries({ predicate: isSlow })
  }

  return (
    isSlow && (
      <div className={styles.notice}>
        <Alert
          tone="w"
          live
          action={
            <Button size="s" variant="quiet" onClick={retry}>
              {ui('retry')}
            </Button>
          }
        >
          {t('slow')}
        </Alert>
      </div>
    )
  )
}

/** Whether a condition has held for a while, in milliseconds. */
function useLasting(holds: boolean, duration: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!holds) return
    const timer = setTimeout(() => setLasts(true), duration)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [holds, duration])
  return lasts
}
