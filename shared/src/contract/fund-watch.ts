import * as z from '@sarv/shared/schema'
import { deleteEndpoint, postEndpoint, readEndpoint } from './calls'
import { isoDate, openEnum } from './wire'

const watchListPath = '/fund/api/v1/watch-list/'
const alertsPath = '/fund/api/v1/alerts/'

/** Codes of the funds that the person has starred, the newest star first (SBX-135). */
export const watchList = z.object({ ds_codes: z.array(z.string()) })
export type WatchList = z.infer<typeof watchList>

export const getWatchList = readEndpoint(watchListPath, {
  summary: 'The funds that the person watches',
  reply: watchList,
})

/** Saying it again changes nothing; 404 for an unknown fund. @example await call(watchFund, { body: { ds_code: '11307' } }) */
export const watchFund = postEndpoint(watchListPath, {
  summary: 'Watch a fund',
  body: z.object({ ds_code: z.string('صندوق را انتخاب کنید.') }),
  reply: watchList,
})

/** A fund that is not watched is no error. */
export const unwatchFund = deleteEndpoint(`${watchListPath}:dsCode/`, {
  summary: 'Watch a fund no more',
  reply: watchList,
})

/** What an alert looks at: the price of a unit in rial, or one of the returns of a fund in percent. */
export const alertMeasures = [
  'PRICE',
  'daily_return',
  'monthly_return',
  'quarter_return',
  'semi_yearly',
  'annual_return',
] as const
export type AlertMeasure = (typeof alertMeasures)[number]

export const alertDirections = ['ABOVE', 'BELOW'] as const
export type AlertDirection = (typeof alertDirections)[number]

/**
 * What a person wants to hear of once: a fund's price or return beyond a threshold (SBX-136).
 * @example { id: 4, ds_code: '11307', measure: 'PRICE', direction: 'ABOVE', threshold: 42_000, created_at: '2026-11-21T08:30:00Z', done_at: null }
 */
export const fundAlert = z.object({
  id: z.int(),
  ds_code: z.string(),
  measure: openEnum(alertMeasures),
  direction: openEnum(alertDirections),
  /** Whole rial of a price, percent of a return. */
  threshold: z.number(),
  created_at: isoDate,
  /** When the person was told; null while it waits. */
  done_at: z.nullable(isoDate),
})
export type FundAlert = z.infer<typeof fundAlert>

const fundAlerts = z.array(fundAlert)

/** Those that wait, newest first, then the newest of those that are done. */
export const listFundAlerts = readEndpoint(alertsPath, {
  summary: 'The alerts of the person',
  reply: fundAlerts,
})

/**
 * 400 for a threshold without sense and for one that is reached already, 404 for an unknown fund, 409 beyond 20 that wait
 * and for one that is there already. The result is the list.
 */
export const addFundAlert = postEndpoint(alertsPath, {
  summary: 'A new alert of a fund',
  body: z.object({
    ds_code: z.string('صندوق را انتخاب کنید.'),
    measure: z.enum(alertMeasures, 'قیمت یا دورهٔ بازده را انتخاب کنید.'),
    direction: z.enum(alertDirections, 'بالاتر یا پایین‌تر را انتخاب کنید.'),
    threshold: z.number('حد هشدار را با عدد وارد کنید.'),
  }),
  reply: fundAlerts,
})

/** The result is the list that is left; 404 for others'. */
export const removeFundAlert = deleteEndpoint(`${alertsPath}:id/`, {
  summary: 'Remove an alert',
  reply: fundAlerts,
})
