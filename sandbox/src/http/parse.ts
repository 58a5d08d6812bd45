import * as z from 'zod/mini'
import { httpError } from './http-error'

const persianLetter = /[\u0600-\u06ff]/

/** Validates input by the contract: the parsed value, or HTTP 400 with one sentence for each error. */
export function parse<T>(schema: z.ZodMiniType<T> | undefined, input: unknown): T | undefined {
  if (schema === undefined) return undefined
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw httpError(400, { detail: result.error.issues.map((issue) => ({ msg: sentenceFor(issue) })) })
}

/** A schema that speaks Persian is quoted; zod's own English words are not for a customer. */
function sentenceFor(issue: { path: readonly PropertyKey[]; message: string }): string {
  if (persianLetter.test(issue.message)) return issue.message
  const where = issue.path.map(String).join('.')
  return where === '' ? 'اطلاعات فرستاده‌شده درست نیست.' : `مقدار «${where}» درست نیست.`
}
