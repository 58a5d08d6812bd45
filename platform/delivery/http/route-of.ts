/** A word of an address that is the program's own, not a person's number or name. */
const word = /^[a-z][a-z-]{0,29}(?:\.[a-z]{2,4})?$/

/**
 * The route of a path as a log may hold it: its first part, if that is a word. What follows may be an id.
 * @example routeOf('/note-orders/11602') // '/note-orders/…'
 */
export function routeOf(pathname: string): string {
  const [, first = '', ...others] = pathname.split('/')
  if (first !== '' && !word.test(first)) return '/…'
  return others.length > 0 ? `/${first}/…` : `/${first}`
}
