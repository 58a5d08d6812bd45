import { types } from 'node:util'

/** A word of an address that is the program's own, not a person's number or name. */
const word = /^[a-z][a-z-]{0,29}(?:\.[a-z]{2,4})?$/

/**
 * The route of a path as a log may hold it: its first part, if that is a word. What follows may be an id.
 * @example routeOf('/fund-orders/11602') // '/fund-orders/…'
 */
export function routeOf(pathname: string): string {
  const [, first = '', ...others] = pathname.split('/')
  if (first !== '' && !word.test(first)) return '/…'
  return others.length > 0 ? `/${first}/…` : `/${first}`
}

/** Characters of a message that are kept. */
const limit = 200

/** An error in one line: its kind, what it says without long numbers and quoted input, and where it was thrown. */
export function describeError(error: unknown): string {
  if (!types.isNativeError(error)) return 'something was thrown that is no error'
  const [says = ''] = error.message.split('\n', 1)
  const plain = says
    .replace(/\p{C}/gu, ' ')
    .replace(/"[^"]*"|\p{Nd}{5,}/gu, '…')
    .slice(0, limit)
  const [, place] = /^ {4}at (.*)$/m.exec(error.stack ?? '') ?? []
  return `${error.name}: ${plain}${place ? ` at ${place}` : ''}`
}
