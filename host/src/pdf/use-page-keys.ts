import { useEffect, useRef } from 'react'
import { pageAfter, pageBefore, pageByKey } from './page-turn'

interface Turning {
  readonly page: number
  readonly count: number
  readonly onPage: (page: number) => void
  /** Turns nothing, as in a preview. */
  readonly off: boolean
}

/** Turns pages, by press and by the keys that are pressed in the viewer or in what stands around it. (PLT-048) */
export function usePageKeys({ page, count, onPage, off }: Turning) {
  const viewer = useRef<HTMLElement>(null)
  useEffect(() => {
    if (off || count < 2) return
    const turn = (event: KeyboardEvent) => {
      const { target } = event
      const near =
        target instanceof Node &&
        (viewer.current?.contains(target) || (viewer.current && target.contains(viewer.current)))
      if (!near || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const direction = document.documentElement.dir === 'ltr' ? 'ltr' : 'rtl'
      const next = pageByKey(event.key, { page, count, direction })
      if (next === undefined) return
      event.preventDefault()
      onPage(next)
    }
    // On its way down: a dialog lets the arrows pressed in it go no further.
    document.addEventListener('keydown', turn, { capture: true })
    return () => document.removeEventListener('keydown', turn, { capture: true })
  }, [page, count, onPage, off])
  return {
    viewer,
    onwards: () => onPage(pageAfter(page, count)),
    backwards: () => onPage(pageBefore(page, count)),
  }
}
