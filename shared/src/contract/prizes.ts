import * as z from '@sarv/shared/schema'
import { readEndpoint } from './calls'
import { isoDate, openEnum, word } from './wire'

/**
 * One prize programme (SBX-116).
 * @example { id: 2, key: 'friends-autumn', title: 'جشنوارهٔ دوستان', description: '…', prize: '…', state: 'ACTIVE', starts_on: '2026-10-23', ends_on: '2026-12-20', chances: 10 }
 */
export const prizeProgramme = z.object({
  id: z.int(),
  /** The flag of the event whitelist; winner11…winner40 are not drawn (D-20). */
  key: word,
  title: z.string(),
  description: z.string(),
  /** What is won. */
  prize: z.string(),
  /** SOON, ACTIVE, ENDED. */
  state: openEnum(['SOON', 'ACTIVE', 'ENDED']),
  starts_on: isoDate,
  ends_on: isoDate,
  /** The person's own chances in the draw: those of the referrals. */
  chances: z.int(),
})
export type PrizeProgramme = z.infer<typeof prizeProgramme>

export const listPrizeProgrammes = readEndpoint('/prize/api/v1/programmes/', {
  summary: 'Prize programmes: running ones first, then those to come, then those that ended',
  reply: z.array(prizeProgramme),
})
