import * as z from 'zod/mini'

/** A choice that falls back on its own when what was kept is damaged, without taking its neighbours along. (F45) */
function kept<Schema extends z.ZodMiniType>(schema: Schema, otherwise: z.infer<Schema>) {
  return z.catch(schema, otherwise)
}

const absentText = kept(z.optional(z.string()), undefined)

const general = z.object({
  visibleHomeBalance: kept(z.boolean(), true),
  /** The document that /regulation-pdf shows. */
  pdfFile: absentText,
  pdfTitle: absentText,
  pwaConfig: kept(z.optional(z.record(z.string(), z.unknown())), undefined),
  /** The subject of the ID token. */
  userId: absentText,
  referralCode: absentText,
})

const bank = z.object({ visibleBankBalance: kept(z.boolean(), true) })

const chat = z.object({ id: z.string(), title: z.string(), created_at: z.string() })
const chatbot = z.object({
  history: kept(z.array(chat), []),
  chatInfo: kept(z.optional(chat), undefined),
  historyLoading: kept(z.boolean(), false),
})

/** What the client itself knows, by slice. (PLT-030) */
export type GeneralState = z.infer<typeof general>
export type BankState = z.infer<typeof bank>
export type ChatbotState = z.infer<typeof chatbot>
export type ChatInfo = z.infer<typeof chat>

/** The `general` slice as it was kept, with defaults for whatever is missing or damaged. @example generalState(undefined).visibleHomeBalance // true */
export function generalState(value: unknown): GeneralState {
  return general.parse(objectOf(value))
}

/** @example bankState({ visibleBankBalance: false }) */
export function bankState(value: unknown): BankState {
  return bank.parse(objectOf(value))
}

/** @example chatbotState(await storage.slice('chatbot').get()) */
export function chatbotState(value: unknown): ChatbotState {
  return chatbot.parse(objectOf(value))
}

function objectOf(value: unknown): object {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
}
