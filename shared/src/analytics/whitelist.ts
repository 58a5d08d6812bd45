/** Names of the events that may be sent. */
export type Whitelist = readonly string[]

const longest = 200

/** Flags of a draw that must never show anywhere: winner11 … winner40. (D-20) */
export function isHiddenFlag(name: string): boolean {
  const place = /^winner(\d{1,3})$/.exec(name)?.[1]
  return place !== undefined && Number(place) >= 11 && Number(place) <= 40
}

/**
 * The whitelist in the server's answer: names that are `true`, without the hidden flags; undefined when the answer is no
 * whitelist at all. (PLT-063)
 * @example whitelistIn({ page_visit: true, login_click: false, winner11: true }) // ['page_visit']
 */
export function whitelistIn(answer: unknown): Whitelist | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return undefined
  return Object.entries(answer)
    .filter(([name, allowed]) => allowed === true && !isHiddenFlag(name))
    .map(([name]) => name)
    .slice(0, longest)
}

/** Whether an event may be sent; nothing may while the whitelist is unset. (PLT-064) @example isAllowed('page_visit', undefined) // false */
export function isAllowed(event: string, whitelist: Whitelist | undefined): boolean {
  return whitelist?.includes(event) ?? false
}
