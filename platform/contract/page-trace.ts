/**
 * The trace of a page: the random name in its id, as the trace-id of W3C Trace Context (32 hexadecimal digits). It stands in
 * reports, in the lines of the document server and beside errors in health, and names no person.
 * @returns undefined for a text that is not the id of a page
 * @example traceOf(page.pageId) // '4bf92f3577b34da6a3ce929d0e0e4736'
 */
export function traceOf(pageId: string | undefined): string | undefined {
  const [, name] = /^([\w-]{22})\./.exec(pageId ?? '') ?? []
  if (name === undefined) return undefined
  const bytes = atob(name.replaceAll('-', '+').replaceAll('_', '/'))
  return Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
}
