import { type PmaFlow, type PmaScreen, screenFor } from './onboarding-flow'

/** Position in the onboarding as stored in an entry of the browser's history. */
export interface OnboardingPosition {
  readonly screen: PmaScreen
  /** The stage is finished and only shown. (PMA-016) */
  readonly readOnly?: true
  /** Open view of the screen: the slip of a payment, a contract, the code. */
  readonly view?: string
}

type Trail = readonly [OnboardingPosition, ...OnboardingPosition[]]

const screens: readonly PmaScreen[] = ['amount', 'stages', 'payment', 'risk', 'sign_contract', 'additional_amount']

/** Parses the position out of a history state, which may hold anything; undefined for a wrong shape. */
export function parsePosition(value: unknown): OnboardingPosition | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { screen, readOnly, view } = value as Readonly<Record<string, unknown>>
  const known = screens.find((one) => one === screen)
  if (known === undefined) return undefined
  return {
    screen: known,
    ...(readOnly === true && { readOnly }),
    ...(typeof view === 'string' && /^[\w:-]{1,80}$/.test(view) && { view }),
  }
}

/**
 * Builds the history entries up to a position, which Back walks: every stage lies upon the overview, a view upon its stage.
 * @example trailTo({ screen: 'risk' }) // [{ screen: 'stages' }, { screen: 'risk' }]
 */
export function trailTo({ view, ...position }: OnboardingPosition): Trail {
  if (position.screen === 'amount' || position.screen === 'stages') return [position]
  const stage: Trail = [{ screen: 'stages' }, position]
  return view === undefined ? stage : [...stage, { ...position, view }]
}

/**
 * Computes the initial position when the page is opened: the stored one, as long as it agrees with the server; else the
 * screen of the server's state. (PMA-009, PMA-048)
 */
export function initialPosition(stored: OnboardingPosition | undefined, flow: PmaFlow | undefined): OnboardingPosition {
  const requested = screenFor(flow)
  const isValid = flow !== undefined && stored !== undefined && (stored.readOnly === true || stored.screen === 'stages')
  return stored !== undefined && (isValid || stored.screen === requested) ? stored : { screen: requested }
}
