import {
  foundRemotes,
  type LaterRemote,
  type LookUpKind,
  maxLookUps,
  type PageData,
  type PageRemote,
} from '../../../contract/page-data'

/** The remotes that the shell knows: those of the page, and others as they are looked up at the document server. */
export interface RemoteDirectory {
  /** The same list until a look-up was answered. */
  readonly known: () => readonly (PageRemote | LaterRemote)[]
  /** Whether no remote that is not known has this. */
  readonly isAnswered: (kind: LookUpKind, value: string) => boolean
  /** Looks it up with the next request in the background, unless it was answered. */
  readonly want: (kind: LookUpKind, value: string) => void
  /** Looks it up now; rejects when the server does not answer. */
  readonly lookUp: (kind: LookUpKind, value: string) => Promise<void>
  /** Requests in the background begin, so that they take nothing from what the person came for. */
  readonly begin: () => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Milliseconds. */
const requestTimeout = 10_000
/** Milliseconds until the background asks again after a request that failed. */
const retryDelay = 10_000

/** Creates the directory of a page. */
export function createRemoteDirectory(
  { remotes, others }: Pick<PageData, 'remotes' | 'others'>,
  get: typeof fetch = fetch,
): RemoteDirectory {
  let known: readonly (PageRemote | LaterRemote)[] = remotes
  const answered = new Set<string>()
  const wanted = new Set<string>()
  const inFlight = new Map<string, Promise<void>>()
  const listeners = new Set<() => void>()
  let isOpen = false

  async function request(keys: readonly string[]): Promise<void> {
    const response = await get(`/remotes?${keys.join('&')}`, { signal: AbortSignal.timeout(requestTimeout) })
    if (!response.ok) throw new Error(`HTTP ${response.status}`)
    const found = foundRemotes.parse(await response.json()).remotes
    const names = new Set(known.map(({ name }) => name))
    known = [...known, ...found.filter(({ name }) => !names.has(name))]
    for (const key of keys) answered.add(key)
    for (const listener of listeners) listener()
  }

  /** One request for a key and for what else is wanted by now; single flight. */
  function ask(first?: string): Promise<void> {
    const keys = [...new Set([...(first ? [first] : []), ...wanted])].slice(0, maxLookUps)
    for (const key of keys) wanted.delete(key)
    const work = request(keys).finally(() => {
      for (const key of keys) inFlight.delete(key)
    })
    for (const key of keys) inFlight.set(key, work)
    return work
  }

  async function askInBackground(): Promise<void> {
    while (isOpen && wanted.size > 0) {
      const keys = [...wanted]
      try {
        await ask()
      } catch {
        isOpen = false
        for (const key of keys) wanted.add(key)
        setTimeout(begin, retryDelay)
      }
    }
  }

  function begin(): void {
    isOpen = true
    void askInBackground()
  }

  const isAnswered = (key: string) => others === undefined || answered.has(key)
  return {
    known: () => known,
    isAnswered: (kind, value) => isAnswered(keyOf(kind, value)),
    want(kind, value) {
      const key = keyOf(kind, value)
      if (isAnswered(key) || wanted.has(key) || inFlight.has(key)) return
      wanted.add(key)
      // After all that is drawn with it has been asked for.
      if (isOpen) queueMicrotask(askInBackground)
    },
    async lookUp(kind, value) {
      const key = keyOf(kind, value)
      if (!isAnswered(key)) await (inFlight.get(key) ?? ask(key))
    },
    begin,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A parameter of the request. An address counts without its query. */
function keyOf(kind: LookUpKind, value: string): string {
  const [asked = ''] = kind === 'at' ? value.split(/[?#]/, 1) : [value]
  return `${kind}=${encodeURIComponent(asked)}`
}
