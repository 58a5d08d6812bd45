import { isObject } from '../../lib/is-object'

/** Event whitelist: names of the events that may be sent. */
export type Whitelist = readonly string[]

const maxNames = 200

/** Whether a flag of a draw must never show anywhere: winner11 … winner40. (D-20) */
export function isHiddenFlag(name: string): boolean {
  const number = /^winner(\d{1,3})$/.exec(name)?.[1]
  return number !== undefined && Number(number) >= 11 && Number(number) <= 40
}

/**
 * Parses the whitelist in the server's response: names that are `true`, without the hidden flags; undefined when the
 * response is not a whitelist at all. (PLT-063)
 * @example whitelistIn({ page_visit: true, login_click: false, winner11: true }) // ['page_visit']
 */
export function whitelistIn(body: unknown): Whitelist | undefined {
  if (!isObject(body) || Array.isArray(body)) return undefined
  return Object.entries(body)
    .filter(([name, allowed]) => allowed === true && !isHiddenFlag(name))
    .map(([name]) => name)
    .slice(0, maxNames)
}

/** Whether an event may be sent; nothing may while the whitelist is unset. (PLT-064) @example isAllowed('page_visit', undefined) // false */
export function isAllowed(event: string, whitelist: Whitelist | undefined): boolean {
  return whitelist?.includes(event) ?? false
}
