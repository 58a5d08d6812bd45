import { type RefObject, useEffect, useRef, useState } from 'react'
import { followsAfterScroll, isNearEnd } from './near-end'

/**
 * Keeps a conversation scrolled to its end while it grows, unless the person reads above; also where the phone's keyboard
 * takes room away. (SUP-027)
 * @returns the scroller, which holds one element, whether its end is in sight, and a way there
 */
export function useFollowEnd(): {
  scroller: RefObject<HTMLDivElement | null>
  isAtEnd: boolean
  toEnd: () => void
} {
  const scroller = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const toEnd = () => {
    follows.current = true
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
  }
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    let { scrollTop } = element
    const onScroll = () => {
      follows.current = followsAfterScroll(follows.current, isNearEnd(element), element.scrollTop - scrollTop)
      scrollTop = element.scrollTop
      setIsAtEnd(follows.current)
    }
    const observer = new ResizeObserver(() => {
      if (follows.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', onScroll)
    }
  }, [])
  return { scroller, isAtEnd, toEnd }
}
