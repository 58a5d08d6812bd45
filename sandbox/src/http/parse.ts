import * as z from 'zod/mini'
import type { LocalText } from '../local-text/local-text'
import { contractMessages } from './contract-messages'
import { httpError } from './http-error'

const persianLetter = /[\u0600-\u06ff]/

/** Validates input by the contract: the parsed value, or HTTP 400 with one sentence for each error. */
export function parse<T>(schema: z.ZodMiniType<T> | undefined, input: unknown): T | undefined {
  if (schema === undefined) return undefined
  const result = z.safeParse(schema, input)
  if (result.success) return result.data
  throw httpError(400, { detail: result.error.issues.map((issue) => ({ msg: sentenceFor(issue) })) })
}

/** A schema that speaks Persian is quoted and translated; zod's own English words are not for a customer. */
function sentenceFor({ path, message }: { path: readonly PropertyKey[]; message: string }): LocalText {
  const where = path.map(String).join('.')
  const general = where === '' ? malformed : malformedAt(where)
  return persianLetter.test(message) ? { fa: message, en: contractMessages[message] ?? general.en } : general
}

const malformed: LocalText = { fa: 'اطلاعات فرستاده‌شده درست نیست.', en: "What was sent isn't right." }
const malformedAt = (where: string): LocalText => ({
  fa: `مقدار «${where}» درست نیست.`,
  en: `The value of “${where}” isn't right.`,
})
