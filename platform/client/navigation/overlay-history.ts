import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

type BrowserHistory = ReturnType<typeof createBrowserHistory>

/** The browser's history for pages and for what lies over them. */
export interface OverlayHistory extends BrowserHistory {
  /** See `Navigation.pushOverlay`. */
  readonly pushOverlay: (onBack: () => void) => () => void
  /** Whether the current entry is an overlay's, open or closed: one more than the page's own. */
  readonly isOnOverlay: () => boolean
}

interface EntryState {
  /** The overlay that this entry stands for. */
  readonly overlay?: string
  /** The router's count; an overlay's entry has that of its page. */
  readonly idx?: number
}

const readState = (): EntryState => window.history.state ?? {}

/**
 * Browser history in which an open overlay (a sheet, a document) has an entry of its own, with the address of its page: the
 * back button and the back gesture close the overlay and keep the page. The entry of an overlay that was closed otherwise
 * stays behind and is skipped on the way back, because taking it away takes a moment in which a page may have been opened.
 */
export function createOverlayHistory(): OverlayHistory {
  const open = new Map<string, () => void>()
  let entry = { state: readState(), href: location.href }
  const read = () => {
    entry = { state: readState(), href: location.href }
  }

  // Added before the listener of the router, which must not hear of a page that is only passed by.
  addEventListener('popstate', (event) => {
    const left = entry
    read()
    const { overlay, idx } = left.state
    if (overlay === undefined || idx !== entry.state.idx || overlay === entry.state.overlay) return
    const onBack = open.get(overlay)
    if (onBack === undefined) {
      event.stopImmediatePropagation()
      return window.history.back()
    }
    // What the address became under the overlay, as by a filter in it, stays.
    window.history.replaceState({ ...left.state, overlay: entry.state.overlay }, '', left.href)
    read()
    onBack()
  })

  const history = createBrowserHistory({ v5Compat: true })
  read()
  const overlayHistory: OverlayHistory = Object.assign(Object.create(history), {
    push(...to: Parameters<BrowserHistory['push']>) {
      history.push(...to)
      read()
    },
    replace(...to: Parameters<BrowserHistory['replace']>) {
      const { overlay } = readState()
      history.replace(...to)
      // The page beneath is replaced as well: it is skipped on the way back.
      if (overlay !== undefined) window.history.replaceState({ ...window.history.state, overlay }, '')
      read()
    },
    pushOverlay(onBack: () => void) {
      const id = crypto.randomUUID()
      open.set(id, onBack)
      const here = readState()
      const state = { ...here, overlay: id }
      const isLeftBehind = here.overlay !== undefined && !open.has(here.overlay)
      if (isLeftBehind) window.history.replaceState(state, '')
      // Browsers skip entries that a page makes by itself.
      else if (navigator.userActivation?.hasBeenActive ?? true) window.history.pushState(state, '')
      read()
      return () => void open.delete(id)
    },
    isOnOverlay: () => readState().overlay !== undefined,
  })
  return overlayHistory
}
