import { notFound } from './refuse'

const WHOLE = /^[1-9]\d{0,8}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The number in a path; whatever else stands there names nothing. */
export function wholeNumber(text: string): number {
  if (!WHOLE.test(text)) throw notFound()
  return Number(text)
}

/** The UUID in a path. */
export function uuidOf(text: string): string {
  if (!UUID.test(text)) throw notFound()
  return text
}
