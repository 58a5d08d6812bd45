import * as z from '@sarv/shared/schema'
import { openEnum } from './wire'

/**
 * How far a chart goes back, and how far apart its points are; a year by weeks unless told.
 * @example { time_interval: 'monthly', time_interval_type: 'daily' }
 */
export const chartInterval = z.object({
  /** monthly, quarterly, semi_yearly, yearly, all. */
  time_interval: z.optional(openEnum(['monthly', 'quarterly', 'semi_yearly', 'yearly', 'all'])),
  /** daily, weekly, monthly. */
  time_interval_type: z.optional(openEnum(['daily', 'weekly', 'monthly'])),
})
