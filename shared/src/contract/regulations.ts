import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'

/**
 * A document that all people may read before they agree to it (SBX-114).
 * @example { id: 1, title: 'قوانین و مقررات حساب سرمایه‌گذاری', pdf: 'http://localhost:4000/static/rules-account.pdf' }
 */
export const regulation = z.object({
  id: z.int(),
  title: z.string(),
  /** An absolute address that needs no bearer. */
  pdf: z.url(),
})
export type Regulation = z.infer<typeof regulation>

export const listRegulations = readEndpoint('/general/api/v1/regulations/', {
  summary: 'Documents to be read before agreeing to them; those of the account stand first',
  reply: z.array(regulation),
})
