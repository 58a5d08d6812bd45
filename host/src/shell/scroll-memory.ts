/** How far down the pages of this visit were left, by the key of their history entry. */
export interface ScrollMemory {
  /** Notes where the page stands that is being left. */
  readonly leave: (key: string) => void
  /** Goes to where the page was left, or to its top; waits for content that is still on its way. */
  readonly arrive: (key: string, content: HTMLElement) => void
  readonly knows: (key: string) => boolean
}

/** Content that comes later than this finds the page where it is; milliseconds. */
const patience = 2_000

export function createScrollMemory(): ScrollMemory {
  const left = new Map<string, number>()
  let stopWaiting = () => {}
  return {
    leave(key) {
      stopWaiting()
      left.set(key, window.scrollY)
    },
    knows: (key) => left.has(key),
    arrive(key, content) {
      stopWaiting()
      stopWaiting = scrollWhenTall(left.get(key) ?? 0, content)
    },
  }
}

/** Scrolls at once as far as the page reaches, and again when it has grown, unless the person moved it meanwhile. */
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
  const timer = setTimeout(() => given.abort(), patience)
  given.signal.addEventListener('abort', () => clearTimeout(timer))
  grown.observe(content)
  return () => given.abort()
}
