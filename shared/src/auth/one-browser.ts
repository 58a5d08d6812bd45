import { createBus, type Events } from '../events/bus'
import type { Locks } from './refresh-flight'
import { createSession } from './session'
import { createTokenService } from './token-service'
import type { TokenStore } from './vault'

/** A lock manager with the browser's rules, for a Node without one. */
export function processLocks(): Locks {
  const queues = new Map<string, Promise<unknown>>()
  return {
    request(name, work) {
      const turn = (queues.get(name) ?? Promise.resolve()).then(work)
      queues.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

/** A store that the tabs of one browser share. */
export function memoryStore(): TokenStore & { readonly values: Map<string, string> } {
  const values = new Map<string, string>()
  return {
    values,
    get: async (key) => values.get(key) ?? null,
    async set(key, value) {
      values.set(key, value)
    },
    async remove(key) {
      const value = values.get(key) ?? null
      values.delete(key)
      return value
    },
    getAllKeys: async () => [...values.keys()],
  }
}

export interface BrowserFacts {
  readonly authority: string
  readonly clientId: string
  readonly origin?: string
  readonly now?: () => number
  /** What the provider answers out of sight; the provider has no session with this browser when left out. */
  readonly unseen?: (address: string) => Promise<string>
}

/** One browser, in which tabs can be opened: each with its own memory and bus, all with one store and one lock manager. */
export function openBrowser({
  authority,
  clientId,
  origin = 'http://localhost:3000',
  now,
  unseen = refuse,
}: BrowserFacts) {
  let isForgetful = false
  const store = { ...memoryStore(), outlives: async () => !isForgetful }
  const locks = processLocks()
  const tabs: { close(): void }[] = []
  return {
    store,
    /** From now on nothing outlives a page, as where storage is denied. */
    forget: () => {
      isForgetful = true
    },
    close: () => {
      for (const tab of tabs.splice(0)) tab.close()
    },
    openTab({ withLocks = true } = {}) {
      const [bus, home] = [createBus(), createSession()]
      const [events, left]: [[keyof Events, unknown][], string[]] = [[], []]
      bus.on('*', (name, fact) => events.push([name, fact]))
      const leaveTo = (address: string) => left.push(address)
      const tokens = createTokenService({
        authority,
        clientId,
        origin,
        store,
        bus,
        now,
        home,
        leaveTo,
        unseen,
        locks: withLocks ? locks : undefined,
      })
      tabs.push(tokens)
      return {
        tokens,
        home,
        events,
        /** The addresses that the tab was sent to. */
        left,
        /** Resolves when the bus has carried the event, at once if it has already. */
        heard: (name: keyof Events) =>
          new Promise<void>((resolve) => {
            if (events.some(([happened]) => happened === name)) resolve()
            else bus.on(name, () => resolve())
          }),
      }
    },
  }
}

/** A hidden frame that comes back with the provider's refusal. */
async function refuse(address: string): Promise<string> {
  const { origin, searchParams } = new URL(address)
  const answer = { error: 'login_required', state: searchParams.get('state') ?? '', iss: origin }
  return `${searchParams.get('redirect_uri')}?${new URLSearchParams(answer)}`
}
