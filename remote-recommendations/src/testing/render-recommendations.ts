import { control, type TestPerson } from '@sarv/platform/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import { requestsOf } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

export const { inbox } = testOrigins()

/** Renders this remote in a test, at a path, for a person of its own. */
export function renderRecommendations(options: MountOptions): Promise<MountedRemote> {
  const dictionaries = { fa, en: async () => ({ default: en }) }
  return mountRemote({ name: 'recommendations', screens, dictionaries }, options)
}

/** Creates a person whose open recommendation stands at a stage. */
export async function personAt(
  stage: 'INVESTMENT_HORIZON' | 'RISK_ASSESSMENT' | 'INVESTMENT_PROPOSAL',
  { amount = 200_000_000 } = {},
) {
  const person = await newPerson('empty')
  const { recommendation_manager_id } = await control<{ recommendation_manager_id: number }>(inbox, 'recommendations', {
    sub: person.sub,
    stage,
    amount,
  })
  return { person, manager: recommendation_manager_id }
}

/** Bodies of this person's POST requests to a path, oldest first. */
export async function requestsTo(person: TestPerson, path: string): Promise<readonly unknown[]> {
  const posts = (await requestsOf(person)).filter((one) => one.method === 'POST' && one.path.startsWith(path))
  return posts.map(({ body }) => body)
}

/** Where the close icon of the header leads. */
export function closeTargetOf({ extras }: MountedRemote): string | undefined {
  const buttons = extras()
  return typeof buttons === 'string' ? undefined : buttons.find(({ icon }) => icon === 'x')?.to
}
