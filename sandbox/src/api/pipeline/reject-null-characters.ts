import { notFound } from '../../errors/domain-error'
import { httpError } from '../../http/http-error'
import type { Step } from './compose'
import type { Context } from './context'

/** Rejects NUL: no text of the database may hold it. */
export const rejectNullCharacters: Step<Context> = async ({ request, fields }, next) => {
  if (holdsNull(request.params) || holdsNull(request.query)) throw notFound()
  if (holdsNull(fields))
    throw httpError(400, {
      fa: 'متن نویسه‌ای دارد که پذیرفته نمی‌شود.',
      en: "The text holds a character that isn't accepted.",
    })
  await next()
}

/** In a text anywhere in a value, names too. */
function holdsNull(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, one]) => holdsNull(name) || holdsNull(one))
}
