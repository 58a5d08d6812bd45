import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { switchedOff } from '../../../contract/canary-ramp'
import type { Catalogue, Delivered } from '../../../contract/catalogue'
import { deliveredOf, promote, promoteShell, stopCanary } from '../catalogue/catalogue-changes'
import { withReplaced } from '../catalogue/replaced-shells'

const step = z.object({ percent: z.number(), since: z.string(), paused: z.optional(z.literal(true)) })

/** What others than its owner may make of an entry: less of it, or the next step of what the owner has signed. */
export const amendment = z.object({
  /** When; ISO 8601. */
  at: z.string(),
  /** Switched off, or with null on again; absent leaves what the owner has said. */
  killed: z.optional(z.nullable(switchedOff)),
  /** The canary was taken back, reached everybody at the end of its ramp, or stands at a step. */
  canary: z.optional(z.union([z.literal('stopped'), z.literal('everybody'), step])),
})
export type Amendment = z.infer<typeof amendment>

/**
 * The entry with an amendment.
 * @throws Error when the owner's entry does not allow it
 */
export function amended(base: Delivered, { at, killed, canary }: Amendment): Delivered {
  const moved = canary === undefined ? base : withCanary(base, canary, at)
  if (killed === undefined) return moved
  const { killed: _, ...rest } = moved
  return killed === null ? (rest as Delivered) : { ...moved, killed }
}

function withCanary(base: Delivered, move: NonNullable<Amendment['canary']>, at: string): Delivered {
  const alone = catalogueOf(base)
  const { name } = base.current
  if (move === 'stopped') return replacedIn(base, stopCanary(alone, name), at)
  const { canary } = base
  const ramp = canary?.ramp
  if (!canary || !ramp) throw new Error(`${name} has no ramp`)
  if (move === 'everybody') {
    if (!ramp.steps.includes(100)) throw new Error(`the ramp of ${name} does not end with everybody`)
    const next =
      'base' in base
        ? promote(alone, { built: canary.built as typeof base.current })
        : promoteShell(alone, { built: canary.built as typeof base.current })
    return replacedIn(base, next, at)
  }
  const { percent, since, paused } = move
  if (percent !== canary.percent && !ramp.steps.includes(percent))
    throw new Error(`${percent} is not a step of the ramp of ${name}`)
  const { paused: _, ...steps } = ramp
  return {
    ...base,
    canary: { ...canary, percent, ramp: { ...steps, since, ...(paused ? { paused } : {}) } },
  } as Delivered
}

/** An entry as a catalogue of its own, so that the rules of the catalogue's changes hold for it. */
function catalogueOf(base: Delivered): Catalogue {
  const empty = { revision: 0, issued: '', remotes: [] }
  return 'base' in base ? { ...empty, remotes: [base] } : { ...empty, shell: base }
}

function replacedIn(base: Delivered, catalogue: Catalogue, at: string): Delivered {
  const next = deliveredOf(catalogue, base.current.name)
  return 'base' in next || 'base' in base ? next : withReplaced(next, base, Date.parse(at))
}

/**
 * The amendment that makes one entry of what its owner signed; undefined when more differs than others may change. It always
 * starts from the owner's entry: of several one after the other only the last is stored.
 */
export function amendmentBetween(base: Delivered, after: Delivered, at: string): Amendment | undefined {
  const change: Amendment = {
    at,
    ...(isDeepStrictEqual(base.killed, after.killed) ? {} : { killed: after.killed ?? null }),
    ...(base.canary ? canaryBetween(base.canary, after) : {}),
  }
  try {
    return isDeepStrictEqual(comparable(amended(base, change)), comparable(after)) ? change : undefined
  } catch {
    return undefined
  }
}

/** Without what follows from the time of a change, and in the form that is stored. */
function comparable(delivered: Delivered): unknown {
  return JSON.parse(JSON.stringify({ ...delivered, withdrawn: delivered.withdrawn ?? [], replaced: undefined }))
}

function canaryBetween(
  before: NonNullable<Delivered['canary']>,
  { canary, current }: Delivered,
): Pick<Amendment, 'canary'> {
  const { version } = before.built
  if (canary?.ramp && canary.built.version === version) {
    const { since, paused } = canary.ramp
    if (canary.percent === before.percent && isDeepStrictEqual(canary.ramp, before.ramp)) return {}
    return { canary: { percent: canary.percent, since, ...(paused ? { paused } : {}) } }
  }
  if (canary) return {}
  return { canary: current.version === version ? 'everybody' : 'stopped' }
}
