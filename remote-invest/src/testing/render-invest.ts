import { control, type TestPerson } from '@sarv/platform/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { requestsOf } from '@sarv/shared/testing/recorded-requests'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'
import { sections } from '../sections'

/** Renders this remote in a test, at a path, for a person of its own. */
export function renderInvest(options: MountOptions): Promise<MountedRemote> {
  return mountRemote(
    { name: 'invest', screens, sections, dictionaries: { fa, en: async () => ({ default: en }) } },
    options,
  )
}

/** Creates so many past orders and their transactions; all are failed, cancelled or rejected, so they leave no assets. */
export function createPastOrders(person: TestPerson, count: number): Promise<unknown> {
  return control(testOrigins().inbox, 'orders', { sub: person.sub, count })
}

/** Counts this person's requests to a path and to what lies under it. */
export async function countCalls(person: TestPerson, path: string): Promise<number> {
  return (await requestsOf(person)).filter((request) => request.path.startsWith(path)).length
}
