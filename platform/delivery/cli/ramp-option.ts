import type { CanaryRamp } from '../../contract/canary-ramp'
import { SarvError } from '../errors/sarv-error'
import type { Call } from './command'
import { parseMinutes } from './minutes'

const defaultBake = '30m'

/**
 * The ramp that `--ramp` and `--bake` ask for, at its first step; undefined without them.
 * @param since ISO 8601
 * @throws SarvError when they are not a ramp, or beside a rule of their own
 */
export function rampOption(call: Call, since: string): CanaryRamp | undefined {
  const [text, bake] = [call.text('ramp'), call.text('bake')]
  if (text === undefined) {
    if (bake === undefined) return undefined
    throw new SarvError('SARV-102', 'Invalid --bake: expected --ramp beside it.')
  }
  const other = ['percent', 'if'].find((option) => call.text(option) !== undefined)
  if (other !== undefined)
    throw new SarvError('SARV-102', `Invalid --${other}: expected none beside --ramp, whose steps say who tries it.`)
  const steps = text.split(',').map((step) => (/^ *\d{1,3}(?:\.\d{1,2})? *$/.test(step) ? Number(step) : Number.NaN))
  const isRising = steps.every((step, at) => step > (steps[at - 1] ?? 0))
  if (!isRising || steps.length < 2 || steps.at(-1) !== 100)
    throw new SarvError(
      'SARV-102',
      `Invalid --ramp: expected percents that rise to 100, like 1,10,50,100, got "${text}".`,
    )
  const bakeMinutes = parseMinutes(bake ?? defaultBake)
  if (bakeMinutes === undefined)
    throw new SarvError('SARV-102', `Invalid --bake: expected a time like 30m, 2h or 1d, got "${bake}".`)
  return { steps, bakeMinutes, since }
}
