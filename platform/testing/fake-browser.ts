import type { AuthorizationRequest } from '../client/session/authorization-request'
import type { IdentityClient } from '../client/session/identity-client'
import { createSession } from '../client/session/session'
import { createTokenService } from '../client/session/token-service'
import { createBus, type Events } from '../contract/events/bus'
import { processLocks } from '../lib/async/with-lock'
import { memoryKeyValueStore } from './memory-key-value-store'

interface BrowserFacts {
  readonly authority: string
  readonly clientId: string
  readonly authorization?: AuthorizationRequest
  readonly origin?: string
  readonly now?: () => number
  /** What the provider answers out of sight; the provider has no session with this browser when left out. */
  readonly openSilently?: (address: string) => Promise<string>
  /** The client of the provider; one in the page when left out. */
  readonly provider?: () => Promise<IdentityClient>
  /** Carries out what the tabs do with their store and their locks; at once when left out. */
  readonly turn?: Turn
}

/** Lets an operation happen when its turn comes. */
type Turn = <T>(operation: () => Promise<T>) => Promise<T>

export type FakeBrowser = ReturnType<typeof openFakeBrowser>
export type FakeTab = ReturnType<FakeBrowser['openTab']>

/**
 * A fake browser whose tabs run real token services: each with its own memory and bus, all with one store and one lock
 * manager.
 */
export function openFakeBrowser({
  authority,
  clientId,
  authorization,
  origin = 'http://localhost:3000',
  now,
  openSilently = refuse,
  provider,
  turn = (operation) => operation(),
}: BrowserFacts) {
  let isForgetful = false
  const store = { ...byTurns(memoryKeyValueStore(), turn), outlives: async () => !isForgetful }
  const locks = processLocks()
  // It keeps what was set last, which is all that a token service sets.
  const cookies = { cookie: '' }
  const tabs: { close(): void }[] = []
  return {
    store,
    cookies,
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
        authorization,
        origin,
        store,
        bus,
        now,
        home,
        leaveTo,
        openSilently,
        provider,
        cookies,
        locks: withLocks
          ? {
              request: (name, options, work) =>
                turn(async () => ({ end: locks.request(name, options, work) })).then(({ end }) => end),
            }
          : undefined,
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

/** Every access waits for its turn. */
const byTurns = ({ values, get, set, remove, getAllKeys }: ReturnType<typeof memoryKeyValueStore>, turn: Turn) => ({
  values,
  get: (key: string) => turn(() => get(key)),
  set: (key: string, value: string) => turn(() => set(key, value)),
  remove: (key: string) => turn(() => remove(key)),
  getAllKeys: () => turn(getAllKeys),
})

/** A hidden frame that comes back with the provider's refusal. */
async function refuse(address: string): Promise<string> {
  const { origin, searchParams } = new URL(address)
  const answer = { error: 'login_required', state: searchParams.get('state') ?? '', iss: origin }
  return `${searchParams.get('redirect_uri')}?${new URLSearchParams(answer)}`
}
