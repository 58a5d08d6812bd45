/** A word of an address that is the program's own, not a person's number or name. */
const word = /^[a-z][a-z-]{0,29}(?:\.[a-z]{2,4})?$/

/**
 * The route of a request's target as a log may hold it: the first part of its path, if that is a word. What follows may be
 * an id, a query names people.
 * @example routeOf('/note-orders/11602') // '/note-orders/…'
 */
export function routeOf(target: string): string {
  const [, first = '', ...others] = target.replace(/\?.*/s, '').split('/')
  if (first !== '' && !word.test(first)) return '/…'
  return others.length > 0 ? `/${first}/…` : `/${first}`
}
