import type { FastifyRequest } from 'fastify'
import { notFound } from '../errors/domain-error'
import { httpError } from './http-error'

/**
 * Whether the database can hold every text in a value, names too: PostgreSQL has neither NUL nor half a surrogate pair.
 * It does not recurse, so no depth of a body exhausts the stack.
 */
export function isStorable(value: unknown): boolean {
  const waiting = [value]
  for (let one = waiting.pop(); one !== undefined || waiting.length > 0; one = waiting.pop()) {
    if (typeof one === 'string' && !isStorableText(one)) return false
    if (typeof one !== 'object' || one === null) continue
    for (const name of Object.keys(one)) if (!isStorableText(name)) return false
    for (const part of Object.values(one)) waiting.push(part)
  }
  return true
}

const isStorableText = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Refuses a body with a text that cannot be stored. */
export function requireStorable(body: unknown): void {
  if (isStorable(body)) return
  throw httpError(400, {
    fa: 'متن نشانه‌ای دارد که پذیرفته نمی‌شود.',
    en: "The text holds a character that isn't accepted.",
  })
}

/** Fastify hook: the same for all that a request carries; an address or query with such a text names nothing. */
export async function requireStorableRequest({ params, query, body }: FastifyRequest): Promise<void> {
  if (!isStorable([params, query])) throw notFound()
  requireStorable(body)
}
