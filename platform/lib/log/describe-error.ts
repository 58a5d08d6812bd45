import { types } from 'node:util'

/** Characters of a message that are kept. */
const limit = 200

/** Places of its stack that are told. */
const deepest = 4

/** An error in one line: its kind, what it says without long numbers and quoted input, and by whom it was thrown. */
export function describeError(error: unknown): string {
  if (!types.isNativeError(error)) return 'a value was thrown that is not an Error'
  const [says = ''] = error.message.split('\n', 1)
  const plain = says
    .replace(/\p{C}/gu, ' ')
    .replace(/"[^"]*"|\p{Nd}{5,}/gu, '…')
    .slice(0, limit)
  const places = placesOf(error)
  return `${error.name}: ${plain}${places.length > 0 ? ` at ${places.join(' < ')}` : ''}`
}

/** From the innermost outwards; those of libraries only where there are no others. */
function placesOf({ stack = '' }: Error): string[] {
  const all = [...stack.matchAll(/^ {4}at (.*)$/gm)].map(([, place = '']) => place)
  const own = all.filter((place) => !/node_modules|node:/.test(place))
  return (own.length > 0 ? own : all).slice(0, deepest)
}
