/** How often a version was tried, and how often it failed by its own fault; see `errorsOf`. */
export interface Tried {
  readonly tries: number
  readonly errors: number
}

/** Below this number of tries nothing can be said of a version. */
export const fewest = 20
/** What a canary may fail more often than the version that all people run, as a part of all tries. */
const margin = 0.02
/** And how many times as often. */
const times = 2
/** What a canary may fail where there is no other version to compare with. */
const alone = 0.5
/**
 * Standard deviations between what was seen and what is held against a canary. It is looked at again every few seconds,
 * so that chance has many chances: the usual 1.6 would stop healthy ones.
 */
const certainty = 3

/**
 * Why a canary must not go on; undefined while nothing speaks against it. It is stopped when it fails at least twice as
 * often as what all people run, and by more than two percentage points *for certain*: by the lower end of the interval
 * of the difference of two proportions (Newcombe's, from Wilson's intervals of each), which is wide where tries are
 * few.
 * @example outOfBounds({ tries: 20, errors: 3 }, { tries: 1_000, errors: 10 }) // '3 of 20 tries failed (15.0 %), of …'
 */
export function outOfBounds(canary: Tried, stable: Tried): string | undefined {
  if (canary.tries < fewest) return undefined
  if (stable.tries < fewest) return wilson(canary).low > alone ? triedText(canary, stable) : undefined
  const more = rateOf(canary) - rateOf(stable)
  const surely = more - Math.hypot(rateOf(canary) - wilson(canary).low, wilson(stable).high - rateOf(stable))
  const isWorse = surely > margin && rateOf(canary) >= times * rateOf(stable)
  return isWorse ? triedText(canary, stable) : undefined
}

/** @example triedText({ tries: 20, errors: 3 }, { tries: 0, errors: 0 }) // '3 of 20 tries failed (15.0 %), and of …' */
export function triedText(canary: Tried, stable: Tried): string {
  const tried = `${canary.errors} of ${canary.tries} tries failed (${percent(rateOf(canary))})`
  return stable.tries < fewest
    ? `${tried}, and of the stable version nothing is known`
    : `${tried}, of the stable version ${stable.errors} of ${stable.tries} (${percent(rateOf(stable))})`
}

/** @example percent(0.0125) // '1.3 %' */
export function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`
}

function rateOf({ tries, errors }: Tried): number {
  // A page may open a version in one report and lose it in the next, which alone may reach us.
  return Math.min(1, errors / tries)
}

/** Wilson's interval: where the true rate lies, given what was seen. */
function wilson(tried: Tried): { low: number; high: number } {
  const { tries } = tried
  const rate = rateOf(tried)
  const square = certainty ** 2
  const middle = rate + square / (2 * tries)
  const reach = certainty * Math.sqrt((rate * (1 - rate)) / tries + square / (4 * tries ** 2))
  const scale = 1 + square / tries
  return { low: (middle - reach) / scale, high: (middle + reach) / scale }
}
