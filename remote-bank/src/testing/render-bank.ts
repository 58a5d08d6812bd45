import { control, freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

/** Renders this remote in a test, at a path; what it reports is remembered. */
export async function renderBank(options: MountOptions): Promise<MountedRemote & { readonly reports: unknown[] }> {
  const mounted = await mountRemote(
    { name: 'bank', screens, dictionaries: { fa, en: async () => ({ default: en }) } },
    options,
  )
  const reports: unknown[] = []
  Object.assign(mounted.platform, { report: (error: unknown) => reports.push(error) })
  return { ...mounted, reports }
}

/** Creates a person of a kind. */
export const newPerson = (kind: string): Promise<TestPerson> => freshPerson(testOrigins().inbox, { kind })

/** Forces the next response that this person gets from a path. */
export const forceResponse = (person: TestPerson, path: string, response: Readonly<Record<string, unknown>>) =>
  control(testOrigins().inbox, 'force', { path, sub: person.sub, ...response })

/** Requests of this person to a path, oldest first. */
export async function requestsTo(
  person: TestPerson,
  path: string,
): Promise<readonly { method: string; body: unknown; query?: unknown; url?: string }[]> {
  const response = await fetch(`${testOrigins().inbox}/control/calls?sub=${person.sub}`)
  const calls: { path: string; method: string; body: unknown }[] = await response.json()
  return calls.filter((call) => call.path.startsWith(path))
}
