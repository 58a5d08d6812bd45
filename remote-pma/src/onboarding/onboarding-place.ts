import { type PmaFlow, type PmaScreen, screenOf } from './onboarding-flow'

/** Where a person is in the making of a portfolio, as an entry of the browser's history keeps it. */
export interface OnboardingPlace {
  readonly screen: PmaScreen
  /** What is done is only looked at. (PMA-016) */
  readonly readOnly?: true
  /** What of the screen is open: the slip of a payment, a contract, the code. */
  readonly view?: string
}

type Trail = readonly [OnboardingPlace, ...OnboardingPlace[]]

const screens: readonly PmaScreen[] = ['amount', 'stages', 'payment', 'risk', 'sign_contract', 'additional_amount']

/** The state of an entry may hold anything; only what has the right shape counts. */
export function placeFrom(kept: unknown): OnboardingPlace | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { screen, readOnly, view } = kept as Readonly<Record<string, unknown>>
  const known = screens.find((one) => one === screen)
  if (known === undefined) return undefined
  return {
    screen: known,
    ...(readOnly === true && { readOnly }),
    ...(typeof view === 'string' && /^[\w:-]{1,80}$/.test(view) && { view }),
  }
}

/**
 * The way to a place, by which Back leads out again: every stage lies upon the overview, what is open upon its stage.
 * @example trailTo({ screen: 'risk' }) // [{ screen: 'stages' }, { screen: 'risk' }]
 */
export function trailTo({ view, ...place }: OnboardingPlace): Trail {
  if (place.screen === 'amount' || place.screen === 'stages') return [place]
  const stage: Trail = [{ screen: 'stages' }, place]
  return view === undefined ? stage : [...stage, { ...place, view }]
}

/**
 * Where it begins when the page is opened: where the person left it, as long as the server is still there; else at the
 * screen that the server asks for. (PMA-009, PMA-048)
 */
export function beginsAt(kept: OnboardingPlace | undefined, flow: PmaFlow | undefined): OnboardingPlace {
  const asked = screenOf(flow)
  const holds = flow !== undefined && kept !== undefined && (kept.readOnly === true || kept.screen === 'stages')
  return kept !== undefined && (holds || kept.screen === asked) ? kept : { screen: asked }
}
