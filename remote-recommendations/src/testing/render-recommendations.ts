import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { act } from '@testing-library/react'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

export const { inbox } = testOrigins()

/** Renders this remote in a test, at a path, for a person of its own. */
export function renderRecommendations(options: MountOptions): Promise<MountedRemote> {
  const dictionaries = { fa, en: async () => ({ default: en }) }
  return mountRemote({ name: 'recommendations', screens, dictionaries }, options)
}

export const newPerson = (kind = 'empty') => freshPerson(inbox, { kind })

/** Creates a person whose open recommendation stands at a stage. */
export async function personAt(
  stage: 'INVESTMENT_HORIZON' | 'RISK_ASSESSMENT' | 'INVESTMENT_PROPOSAL',
  { amount = 200_000_000 } = {},
) {
  const person = await newPerson()
  const { recommendation_manager_id } = await control<{ recommendation_manager_id: number }>(inbox, 'recommendations', {
    sub: person.sub,
    stage,
    amount,
  })
  return { person, manager: recommendation_manager_id }
}

/** Forces the next response that this person gets from a path. */
export function forceResponse({ sub }: TestPerson, path: string, response: Readonly<Record<string, unknown>>) {
  return control(inbox, 'force', { path, sub, ...response })
}

/** Bodies of this person's POST requests to a path, oldest first. */
export async function requestsTo({ sub }: TestPerson, path: string): Promise<readonly unknown[]> {
  const response = await fetch(`${inbox}/control/calls?sub=${sub}`)
  const calls: { path: string; method: string; body: unknown }[] = await response.json()
  return calls.filter((call) => call.method === 'POST' && call.path.startsWith(path)).map(({ body }) => body)
}

/** Presses the header's back arrow, for which the screen has set a handler. */
export async function pressBackArrow({ arrow }: MountedRemote): Promise<void> {
  const back = arrow()
  if (typeof back === 'string') throw new Error(`the screen has set no handler of the arrow: ${back}`)
  await act(async () => back())
}

/** Where the close icon of the header leads. */
export function closeTargetOf({ extras }: MountedRemote): string | undefined {
  const buttons = extras()
  return typeof buttons === 'string' ? undefined : buttons.find(({ icon }) => icon === 'x')?.to
}
