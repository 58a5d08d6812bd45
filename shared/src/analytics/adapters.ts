import type { Api } from '../api/create-api'
import { recordAnalytics } from '../contract/analytics'
import { postToServer } from '../remote/post-to-server'
import type { AnalyticsAdapter } from './create-analytics'

/** Destination of the events: none, the browser's console, the recorder of the product API, or WebEngage. */
export type AnalyticsGoal = 'off' | 'console' | 'recorder' | 'webengage'

/** Logs events, for development. */
const toConsole: AnalyticsAdapter = ({ event, facts }) => console.info('analytics', event, facts)

/** Posts events to the product API; the request outlives the page, as when a press leads away. (SBX-119) */
const toRecorder =
  (api: Api): AnalyticsAdapter =>
  async (sent) => {
    await api.call(recordAnalytics, { body: sent, keepalive: true })
  }

/** Posts events to the document server, which holds the account's key and forwards them. */
const toWebEngage =
  (pageId?: string): AnalyticsAdapter =>
  (sent) =>
    postToServer('/analytics', pageId, sent)

/** @example createAnalytics({ whitelist, adapters: adaptersFor(config.analytics, { api, pageId }) }) */
export function adaptersFor(
  goal: AnalyticsGoal,
  { api, pageId }: { readonly api: Api; readonly pageId?: string },
): readonly AnalyticsAdapter[] {
  return { off: [], console: [toConsole], recorder: [toRecorder(api)], webengage: [toWebEngage(pageId)] }[goal]
}
