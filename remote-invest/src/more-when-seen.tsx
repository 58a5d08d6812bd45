import { Button } from '@sarv/shared/ui/button'
import { useEffect, useRef } from 'react'
import styles from './more-when-seen.module.css'

/** The end of a list that goes on: more comes when it is scrolled into sight, or at a press. */
export function MoreWhenSeen({
  label,
  loading = false,
  onMore,
}: {
  label: string
  loading?: boolean
  onMore: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const more = useRef(onMore)
  useEffect(() => {
    more.current = loading ? () => undefined : onMore
  })
  useEffect(() => {
    const element = end.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && more.current(), {
      rootMargin: '400px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.end}>
      <Button variant="ghost" loading={loading} onClick={onMore}>
        {label}
      </Button>
    </div>
  )
}
