import { analyticsEvent } from '@sarv/platform/client/analytics/analytics-event'
import { endpoint } from '@sarv/platform/client/api/endpoint'
import * as z from '@sarv/shared/schema'

/** Taken from strangers too: a login click comes before the sign-in. */
export const recordAnalytics = endpoint({
  method: 'POST',
  path: '/general/api/v1/analytics/',
  summary: 'Record something that happened in the app',
  body: analyticsEvent,
  reply: z.object({ recorded: z.boolean() }),
  failure: 'caller',
})
