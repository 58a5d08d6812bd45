import { ignoreErrors } from '../../storage/ignore-errors'

interface Mount {
  readonly remote: { readonly name: string; readonly version: string }
  readonly section?: string
}

/** Which remotes the page before this one was opening when it ended. */
export interface CrashLoopGuard {
  /** Whether the page before did not live through opening this version. */
  isStalled(mount: Mount): boolean
  /** A person asks for it all the same. */
  forget(mount: Mount): void
  /** @returns takes the mark away */
  mark(mount: Mount): () => void
}

const prefix = 'sarv-opening '
const keyOf = ({ remote, section = '' }: Mount) => `${prefix}${remote.name} ${section}`

/**
 * Crash markers: the tab's storage names what is being opened. A page that lives takes the name away, also where it is
 * hidden or left; where a remote never gave the thread back it is still there for the next page. (F21)
 */
export function createCrashLoopGuard(): CrashLoopGuard {
  const left = new Map(ignoreErrors(() => Object.entries({ ...sessionStorage })))
  const marked = new Set<string>()
  const remove = (key: string) => {
    marked.delete(key)
    if (marked.size === 0) window.removeEventListener('beforeunload', removeAll)
    ignoreErrors(() => sessionStorage.removeItem(key))
  }
  const removeAll = () => marked.forEach(remove)
  // The system may end a hidden page at any time.
  document.addEventListener('visibilitychange', removeAll)
  window.addEventListener('pagehide', removeAll)
  return {
    isStalled: (mount) => left.get(keyOf(mount)) === mount.remote.version,
    forget: (mount) => void left.delete(keyOf(mount)),
    mark(mount) {
      if (document.hidden) return () => undefined
      const key = keyOf(mount)
      marked.add(key)
      // Firefox loses what a page writes in `pagehide` when the next one runs in another process, as a gateway's does.
      // A listener that stayed could keep the page out of the back/forward cache.
      window.addEventListener('beforeunload', removeAll)
      ignoreErrors(() => sessionStorage.setItem(key, mount.remote.version))
      return () => remove(key)
    },
  }
}

/** The marks of this tab. */
export const crashLoopGuard = createCrashLoopGuard()
