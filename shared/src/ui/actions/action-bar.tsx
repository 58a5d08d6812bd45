import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import styles from './action-bar.module.css'

/**
 * Sticky action bar with the action of a flow: fixed at the bottom on phones, inside the column from 640 px. `pair` sets two buttons side by
 * side and gives the main one the greater part: `start` when it stands first, `end` when it stands last.
 * @example <ActionBar pair="end"><Button variant="quiet">قبلی</Button><Button>سؤال بعدی</Button></ActionBar>
 */
export function ActionBar({ pair, children }: { pair?: 'start' | 'end'; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<number>()
  // An alert above the button makes the bar higher: the page must be able to scroll past it.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setRoom(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.holder} style={room ? { ['--action-bar-room' as string]: `${room}px` } : undefined}>
      <div ref={bar} className={styles.bar} data-pair={pair}>
        {children}
      </div>
    </div>
  )
}
