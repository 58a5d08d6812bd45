import * as z from 'zod/mini'

/** Canary rule: a canary is shown to a percentage of the people, and among them only to those from a user level on. */
export const canaryRule = z.object({
  percent: z.number().check(z.minimum(0), z.maximum(100)),
  /** The lowest user level (HST-041) that may see it; absent for all. */
  level: z.optional(z.int()),
})
export type CanaryRule = z.infer<typeof canaryRule>

/** The data of a person that a canary rule reads. `level` is unknown until the product API has said it. */
export interface Candidate {
  readonly sub: string
  readonly level?: number
}

const parts = 10_000
const encoder = new TextEncoder()

/**
 * Canary assignment: whether a person is shown the canary of a remote. Sticky: the same person always gets the same
 * answer, and a person who is in it at 10 % is still in it at 20 %. Each remote draws its own people, so that no person
 * tries every canary.
 */
export function isInCanary(remote: string, { percent, level }: CanaryRule, person: Candidate): boolean {
  if (level !== undefined && (person.level === undefined || person.level < level)) return false
  return placeOf(`${remote}:${person.sub}`) < (percent / 100) * parts
}

/** Hash bucket of a text, 0 to 9,999, evenly spread: FNV-1a with the last mixing step of MurmurHash3. */
function placeOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of encoder.encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % parts
}
