import { postToServer } from '../../contract/post-to-server'
import type { Api } from '../api/create-api'
import type { Endpoint } from '../api/endpoint'
import type { AnalyticsSent } from './analytics-event'
import type { AnalyticsAdapter } from './create-analytics'

/** Destination of the events: none, the browser's console, the recorder of the product API, or WebEngage. */
export type AnalyticsGoal = 'off' | 'console' | 'recorder' | 'webengage'

/** Logs events, for development. */
const toConsole: AnalyticsAdapter = ({ event, facts }) => console.info('analytics', event, facts)

/** Posts events to the product API; the request outlives the page, as when a press leads away. (SBX-119) */
const toRecorder =
  ({ api, recorder }: Destinations): AnalyticsAdapter =>
  async (sent) => {
    await api.call(recorder, { body: sent, keepalive: true })
  }

/** Posts events to the document server, which holds the account's key and forwards them. */
const toWebEngage =
  (pageId?: string): AnalyticsAdapter =>
  (sent) =>
    postToServer('/analytics', pageId, sent)

/** Where events can go. */
export interface Destinations {
  readonly api: Api
  /** The call of the product API that records an event. */
  readonly recorder: Endpoint<string, undefined, AnalyticsSent>
  readonly pageId?: string
}

/** @example createAnalytics({ whitelist, adapters: adaptersFor(config.analytics, { api, recorder, pageId }) }) */
export function adaptersFor(goal: AnalyticsGoal, to: Destinations): readonly AnalyticsAdapter[] {
  return { off: [], console: [toConsole], recorder: [toRecorder(to)], webengage: [toWebEngage(to.pageId)] }[goal]
}
