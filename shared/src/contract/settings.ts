import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { paymentMethod } from './payment-method'
import { openEnum, percent, rial } from './wire'

/**
 * What the installed app and the wrapper app need (SBX-023).
 * @example { update_version: '1.4.0', direct_link: 'https://…', store_links: [...], support_phone: '02100000000' }
 */
export const pwaSettings = z.object({
  update_version: z.string(),
  direct_link: z.string(),
  store_links: z.array(z.object({ title: z.string(), link: z.string(), image: z.nullable(z.string()) })),
  support_phone: z.string(),
})
export type PwaSettings = z.infer<typeof pwaSettings>

export const getPwaSettings = readEndpoint('/general/api/v1/settings/pwa/', {
  summary: 'Settings of the installed app',
  reply: pwaSettings,
})

/**
 * The fee for selling units that were held for `from_day`…`to_day` days, both inclusive (CON-16).
 * @example { from_day: 1, to_day: 7, percent: 3 }
 */
export const feeBand = z.object({ from_day: z.int(), to_day: z.int(), percent })
export type FeeBand = z.infer<typeof feeBand>

/**
 * Rules of one fund (SBX-025).
 * @example { min_amount: 500_000, fee_bands: [...], cut_off: '15:00', risk: 'medium', notes: [], account: { bankName: 'بانک خاورمیانه', iban: 'IR…' }, payment_methods: [...], max_payment: 2_000_000_000 }
 */
export const fundSettings = z.object({
  /** Smallest purchase; the house's own bound of 300,000 rial holds beside it. */
  min_amount: rial,
  /** Five bands, shortest holding first; after the last band there is no fee. */
  fee_bands: z.array(feeBand),
  /** Orders after this hour (Tehran, `HH:MM`) belong to the next working day. */
  cut_off: z.string(),
  /** minimum, medium, long-term. */
  risk: openEnum(['minimum', 'medium', 'long-term']),
  notes: z.array(z.string()),
  /** The fund's own account. */
  account: z.object({ bankName: z.string(), iban: z.string() }),
  /** Ways to pay for a purchase, known before it is made; they lead nowhere yet. */
  payment_methods: z.array(paymentMethod),
  /** Largest single payment that a card gateway takes. */
  max_payment: rial,
  /** Address of the fund's rules as a PDF that needs no bearer; absent without rules. */
  rules_pdf: z.optional(z.url()),
})
export type FundSettings = z.infer<typeof fundSettings>

/**
 * @example const settings = await call(getFundSettings, { params: { dsCode: '12180' } })
 */
export const getFundSettings = readEndpoint('/general/api/v1/settings/fund-:dsCode/', {
  summary: 'Rules of one fund',
  reply: fundSettings,
})
