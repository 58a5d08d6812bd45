import { toOperation } from '../../../contract/operation-digest'

const name = (property: string) => `["']?${property}["']?\\s*:\\s*`
const method = `${name('method')}["'\`](GET|POST|PATCH|DELETE)["'\`]`
const path = `${name('path')}["'\`](/?[\\w:.~-]+/[\\w:./~-]*)["'\`]`
/** Other properties between the two, without an object of their own. */
const between = '(?:,[^{}]{0,300}?)?,\\s*'

/**
 * The operations whose method and path stand in a script as they are, in one object: what other bundlers leave of an
 * endpoint. A path that is put together while it runs is not found.
 * @example findOperations("const list={method:'GET',path:'/note/api/v1/notes/'}") // ['GET /note/api/v1/notes/']
 */
export function findOperations(text: string): string[] {
  const either = new RegExp(`${method}${between}${path}|${path}${between}${method}`, 'g')
  const found = [...text.matchAll(either)].map(([, first = '', second = '', third = '', fourth = '']) =>
    toOperation({ method: first || fourth, path: second || third }),
  )
  return [...new Set(found)].sort()
}
