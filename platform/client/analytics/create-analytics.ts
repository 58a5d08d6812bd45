import type { AnalyticsSent } from './analytics-event'
import type { Facts } from './events'
import { type AnalyticsIdentity, safeIdentity } from './identity'
import { isAllowed, type Whitelist } from './whitelist'

/** Adapter to an analytics backend; what it throws is ignored. */
export type AnalyticsAdapter = (sent: AnalyticsSent) => void | Promise<void>

export interface AnalyticsOptions {
  /** Called once; undefined sends nothing. */
  readonly whitelist: () => Promise<Whitelist | undefined>
  readonly adapters: readonly AnalyticsAdapter[]
  /** The facts of an event that may leave the browser; undefined for an event that the product does not count. (T23) */
  readonly safeFacts: (event: string, given: unknown) => Facts | undefined
  /** Milliseconds. */
  readonly now?: () => number
}

export interface Analytics {
  /** Preloads the whitelist for the first event. */
  readonly open: () => void
  readonly track: (event: string, facts: Facts) => void
  /** The person whose events follow from now on; undefined when no one is signed in. */
  readonly identify: (who: AnalyticsIdentity | undefined) => void
}

/**
 * Creates the analytics client. Tracking returns at once, never throws, and sends nothing that the whitelist and the
 * rules of the facts do not name. (PLT-063 … PLT-066, T23)
 * @example
 * const analytics = createAnalytics({ whitelist: () => fetchWhitelist(address), adapters: [consoleAdapter], safeFacts })
 * analytics.track('page_visit', { path: '/home' })
 */
export function createAnalytics({ whitelist, adapters, safeFacts, now = Date.now }: AnalyticsOptions): Analytics {
  let loading: Promise<Whitelist | undefined> | undefined
  let user: AnalyticsIdentity | undefined
  const allowed = () => {
    loading ??= whitelist().catch(() => undefined)
    return loading
  }
  return {
    open: () => void allowed(),
    identify: (who) => {
      user = safeIdentity(who)
    },
    track(event, given) {
      const facts = safeFacts(event, given)
      if (facts === undefined) return
      const sent: AnalyticsSent = { event, facts, user: user ?? null, at: new Date(now()).toISOString() }
      void allowed().then((names) => {
        if (isAllowed(event, names)) for (const adapter of adapters) void deliver(adapter, sent)
      })
    },
  }
}

async function deliver(adapter: AnalyticsAdapter, sent: AnalyticsSent): Promise<void> {
  try {
    await adapter(sent)
  } catch {
    // Counting failed; the person must not notice, and there is nothing to do about it.
  }
}
