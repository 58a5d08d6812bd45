import { safeReturnTo } from '@sarv/platform/client/session/return-to'
import { filterMaxDays } from '../rules/constants'
import type { DateRange } from './date-range'

/** The page that asks for the days: its address, and whether it takes 30 days at most. */
export interface PickerRequest {
  /** Path and query of the page that the days go back to. */
  readonly opener: string
  readonly capped: boolean
}

/** The page where days are chosen, for every remote. */
export const pickerPath = '/date-range'
/** The opener where the address names none, as one that was typed in: the transactions of the days. */
const defaultOpener = '/fund-transactions'
// Only to parse addresses; no address of the app is read with it.
const anyOrigin = 'http://localhost'

/**
 * The picker's address for a page. The page travels in the query, so that a reload loses nothing. (INV-069)
 * @example pickerAddress({ pathname: '/cardex', search: '?ds_code=11307' }) // '/date-range?opener=%2Fcardex%3Fds_code%3D11307'
 */
export function pickerAddress(opener: { pathname: string; search: string }, capped = false): string {
  const query = new URLSearchParams({ opener: `${opener.pathname}${opener.search}` })
  if (capped) query.set('max', String(filterMaxDays))
  return `${pickerPath}?${query}`
}

/**
 * What the picker's own query asks for. An opener that is not a page of this app is not followed (T10).
 * @example parsePickerRequest(useSearchParams()[0])
 */
export function parsePickerRequest(query: URLSearchParams): PickerRequest {
  return { opener: openerFrom(query.get('opener')), capped: query.get('max') === String(filterMaxDays) }
}

function openerFrom(wish: string | null): string {
  if (wish === null) return defaultOpener
  const path = safeReturnTo(wish, anyOrigin)
  const { pathname } = new URL(path, anyOrigin)
  // Home takes no days and is the target of an invalid opener; the picker would open itself.
  return pathname.startsWith('/home') || pathname.startsWith(pickerPath) ? defaultOpener : path
}

/** The query of a page's address. @example queryOfPath('/cardex?ds_code=11307').get('ds_code') */
export function queryOfPath(opener: string): URLSearchParams {
  return new URL(opener, anyOrigin).searchParams
}

/**
 * A page's address with other days, or with none; what else its query says stays. (INV-069)
 * @example withRange('/cardex?ds_code=11307', { from: '2026-10-23', to: '2026-11-21' }) // '/cardex?ds_code=11307&from=2026-10-23&to=2026-11-21'
 */
export function withRange(opener: string, range: DateRange | undefined): string {
  const { pathname, searchParams, hash } = new URL(opener, anyOrigin)
  for (const name of ['from', 'to'] as const) {
    searchParams.delete(name)
    if (range !== undefined) searchParams.set(name, range[name])
  }
  const search = String(searchParams)
  return `${pathname}${search && `?${search}`}${hash}`
}
