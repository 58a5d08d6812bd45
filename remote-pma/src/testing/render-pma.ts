import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

/** Renders this remote in a test, at a path, for a person of its own. */
export function renderPma(options: MountOptions): Promise<MountedRemote> {
  return mountRemote({ name: 'pma', screens, dictionaries: { fa, en: async () => ({ default: en }) } }, options)
}

/**
 * Creates a person: an `investor` has two portfolios and a stock, a `pma-holder` the gold one, an `empty` one nothing.
 */
export function newPerson(kind: 'investor' | 'pma-holder' | 'empty' = 'investor'): Promise<TestPerson> {
  return freshPerson(testOrigins().inbox, { kind })
}

/** Forces the next responses that this person gets from a path. */
export function forceResponse(
  person: TestPerson,
  path: string,
  response: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  return control(testOrigins().inbox, 'force', { path, sub: person.sub, ...response })
}
