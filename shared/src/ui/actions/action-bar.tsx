import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './action-bar.module.css'

/**
 * Sticky action bar with the action of a flow: fixed at the bottom on phones, inside the column from 640 px. `pair` sets two buttons side by
 * side and gives the main one the greater part: `start` when it stands first, `end` when it stands last.
 * @example <ActionBar pair="end"><Button variant="quiet">قبلی</Button><Button>سؤال بعدی</Button></ActionBar>
 */
export function ActionBar({ pair, children }: { pair?: 'start' | 'end'; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  // An alert above the button makes the bar higher: the page must be able to scroll past it, and toasts stand above it.
  useLayoutEffect(() => {
    const element = bar.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--action-bar-room', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--action-bar-room')
    }
  }, [])
  return (
    <div className={styles.holder}>
      <div ref={bar} className={styles.bar} data-pair={pair}>
        {children}
      </div>
    </div>
  )
}
