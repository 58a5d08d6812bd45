import type { Api } from '../api/create-api'
import { recordAnalytics } from '../contract/analytics'
import type { AnalyticsAdapter } from './create-analytics'

/** Where events go: nowhere, into the browser's console, to the recorder of the product API, or to WebEngage. */
export type AnalyticsGoal = 'off' | 'console' | 'recorder' | 'webengage'

/** Shows events to whoever develops. */
const toConsole: AnalyticsAdapter = ({ event, facts }) => console.info('analytics', event, facts)

/** Sends them to the product API; the request outlives the page, as when a press leads away. (SBX-119) */
const toRecorder =
  (api: Api): AnalyticsAdapter =>
  async (sent) => {
    await api.call(recordAnalytics, { body: sent, keepalive: true })
  }

/** Hands them to the document server, which holds the account's key and hands them on. */
const toWebEngage: AnalyticsAdapter = async (sent) => {
  await fetch('/analytics', { method: 'POST', body: JSON.stringify(sent), keepalive: true, credentials: 'omit' })
}

/** @example createAnalytics({ whitelist, adapters: adaptersFor(config.analytics, api) }) */
export function adaptersFor(goal: AnalyticsGoal, api: Api): readonly AnalyticsAdapter[] {
  return { off: [], console: [toConsole], recorder: [toRecorder(api)], webengage: [toWebEngage] }[goal]
}
