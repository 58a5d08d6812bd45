import { useSyncExternalStore } from 'react'

/** CSS pixels of the shell's work zone from which a page has two columns, as in page.module.css of the kit. */
const twoColumns = 872

/** Whether the page has room for two columns: more than the window's width decides, since zones stand beside it. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

function isWide(): boolean {
  // Asked first, so that no phone has to lay the page out for it.
  if (typeof matchMedia !== 'function' || !matchMedia('(min-width: 1120px)').matches) return false
  return (document.querySelector('main')?.clientWidth ?? 0) >= twoColumns
}

function subscribe(changed: () => void): () => void {
  const main = document.querySelector('main')
  if (!main || typeof ResizeObserver === 'undefined') return () => undefined
  const observer = new ResizeObserver(changed)
  observer.observe(main)
  return () => observer.disconnect()
}
