import { notFound } from '../errors/domain-error'
import { isUuid } from '../identifiers/uuid'

const wholeNumber = /^[1-9]\d{0,8}$/

/** The numeric id in a path; any other text there names nothing. */
export function parseId(text: string): number {
  if (!wholeNumber.test(text)) throw notFound()
  return Number(text)
}

/** The UUID in a path. */
export function parseUuid(text: string): string {
  if (!isUuid(text)) throw notFound()
  return text
}
