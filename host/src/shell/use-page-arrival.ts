import { type RefObject, useEffect, useRef } from 'react'
import { useServices } from '../services'
import { createScrollMemory } from './scroll-memory'

/**
 * What a browser does when a page is loaded, done for a change of place: the view goes to the top (or back to where the
 * page was left), and the focus to the title, so that it is read out. A screen that took the focus itself keeps it. A
 * change of the query alone, as by a filter, leaves both where they are.
 * @returns for the page's main element
 */
export function usePageArrival(): RefObject<HTMLElement | null> {
  const { navigation } = useServices()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const memory = createScrollMemory()
    let last = navigation.place()
    let frame = 0
    const unsubscribe = navigation.subscribe(() => {
      const from = last
      const focused = document.activeElement
      memory.leave(from.key)
      last = navigation.place()
      const { key, pathname } = last
      if (pathname === from.pathname && !memory.knows(key)) return
      // The new page is drawn by then.
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const element = main.current
        if (!element) return
        memory.arrive(key, element)
        if (pathname !== from.pathname) takeFocus(element, focused)
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [navigation])
  return main
}

function takeFocus(main: HTMLElement, before: Element | null): void {
  const now = document.activeElement
  const taken = now !== before && now !== document.body && main.contains(now)
  if (taken || now?.closest('[role="dialog"]')) return
  const title = document.querySelector<HTMLElement>('[data-page-title]')
  const goal = title ?? main
  goal.focus({ preventScroll: true })
}
