import { useEffect, useRef } from 'react'
import { nextPage, pageForKey, previousPage } from './page-navigation'

interface PageKeysOptions {
  readonly page: number
  readonly count: number
  readonly onPage: (page: number) => void
  /** Disables the keys, as in a preview. */
  readonly off: boolean
}

/** Keyboard navigation of pages, for keys pressed in the viewer or in an ancestor of it; returns the button handlers. (PLT-048) */
export function usePageKeys({ page, count, onPage, off }: PageKeysOptions) {
  const viewer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (off || count < 2) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target } = event
      if (target instanceof HTMLInputElement) return
      const isNear =
        target instanceof Node &&
        (viewer.current?.contains(target) || (viewer.current && target.contains(viewer.current)))
      if (!isNear || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const direction = document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'
      const next = pageForKey(event.key, { page, count, direction })
      if (next === undefined) return
      event.preventDefault()
      onPage(next)
    }
    // In the capture phase: a dialog stops the propagation of arrow keys.
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [page, count, onPage, off])
  return {
    viewer,
    onNext: () => onPage(nextPage(page, count)),
    onPrevious: () => onPage(previousPage(page, count)),
  }
}
