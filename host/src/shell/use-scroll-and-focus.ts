import { yieldToPaint } from '@sarv/platform/lib/async/yield-to-paint'
import { isOtherFlowScreen } from '@sarv/shared/stages/flow-entry'
import { type RefObject, useEffect, useRef } from 'react'
import { useServices } from '../services/services'
import { createScrollRestoration } from './scroll-restoration'

/**
 * Restores scroll position and focus after a client-side navigation, as a browser does after a page load: to the top (or
 * where the page was left), and to the title, so that it is read out. Another stage of a flow is a page too. A screen that
 * took the focus itself keeps it. A change of the query alone, as by a filter, leaves both as they are.
 * @returns the ref of the page's main element
 */
export function useScrollAndFocus(): RefObject<HTMLElement | null> {
  const { navigation } = useServices()
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const scroll = createScrollRestoration()
    let last = navigation.place()
    const unsubscribe = navigation.subscribe(() => {
      const from = last
      const focused = document.activeElement
      scroll.save(from.key)
      last = navigation.place()
      const { key, pathname, state } = last
      const isOtherPage = pathname !== from.pathname || isOtherFlowScreen(from.state, state)
      if (!isOtherPage && !scroll.has(key)) return
      const show = () => {
        const element = main.current
        if (!element || last.key !== key) return
        scroll.restore(key, element)
        if (isOtherPage) focusTitle(element, focused)
      }
      // The page is there in the frame after it is rendered.
      yieldToPaint(() => requestAnimationFrame(show))
    })
    return () => {
      unsubscribe()
      scroll.close()
    }
  }, [navigation])
  return main
}

function focusTitle(main: HTMLElement, before: Element | null): void {
  const now = document.activeElement
  const isTaken = now !== before && now !== document.body && main.contains(now)
  if (isTaken || now?.closest('[role="dialog"]')) return
  // A stage that took the focus may have lost it to a dialog that closed after it.
  const title =
    main.querySelector<HTMLElement>('[data-stage-title]') ?? document.querySelector<HTMLElement>('[data-page-title]')
  const target = title ?? main
  target.focus({ preventScroll: true })
}
