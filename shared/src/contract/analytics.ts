import { analyticsEvent } from '@sarv/platform/client/analytics/analytics-event'
import * as z from '@sarv/shared/schema'
import { postEndpoint } from './calls'

/** Taken from strangers too: a login click comes before the sign-in. */
export const recordAnalytics = postEndpoint('/general/api/v1/analytics/', {
  summary: 'Record something that happened in the app',
  body: analyticsEvent,
  reply: z.object({ recorded: z.boolean() }),
})
