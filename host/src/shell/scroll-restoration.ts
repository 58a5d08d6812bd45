/** Scroll restoration: the scroll positions of this visit by the key of their history entry. */
export interface ScrollRestoration {
  /** Saves the scroll position of the page that is being left. */
  readonly save: (key: string) => void
  /** Scrolls to the saved position, or to the top; waits for content that is still loading. */
  readonly restore: (key: string, content: HTMLElement) => void
  readonly has: (key: string) => boolean
  readonly close: () => void
}

/** How long loading content is waited for; milliseconds. */
const restoreTimeout = 2_000

export function createScrollRestoration(): ScrollRestoration {
  const positions = new Map<string, number>()
  let stopWaiting = () => {}
  // Asking for it at a press would have the page laid out before the press is answered.
  let top = window.scrollY
  const onScroll = () => {
    top = window.scrollY
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  return {
    save(key) {
      stopWaiting()
      positions.set(key, top)
    },
    has: (key) => positions.has(key),
    restore(key, content) {
      stopWaiting()
      stopWaiting = scrollWhenTall(positions.get(key) ?? 0, content)
    },
    close() {
      stopWaiting()
      window.removeEventListener('scroll', onScroll)
    },
  }
}

/** Scrolls as far as the page reaches, and again when it has grown, unless the person scrolled meanwhile. */
function scrollWhenTall(top: number, content: HTMLElement): () => void {
  const go = () => window.scrollTo({ top, behavior: 'instant' })
  const reached = () => window.scrollY >= top - 1
  go()
  if (reached() || typeof ResizeObserver === 'undefined') return () => {}
  const given = new AbortController()
  const grown = new ResizeObserver(() => {
    go()
    if (reached()) given.abort()
  })
  given.signal.addEventListener('abort', () => grown.disconnect())
  for (const act of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(act, () => given.abort(), { signal: given.signal, passive: true })
  }
  const timer = setTimeout(() => given.abort(), restoreTimeout)
  given.signal.addEventListener('abort', () => clearTimeout(timer))
  grown.observe(content)
  return () => given.abort()
}
