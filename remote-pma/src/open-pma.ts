import { control, freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import { screens } from './routes'

/** This remote in a test, at a path, for a person of its own. */
export function openPma(options: MountOptions): Promise<MountedRemote> {
  return mountRemote({ name: 'pma', screens, dictionaries: { fa, en: async () => ({ default: en }) } }, options)
}

/** A new person: an `investor` holds two portfolios and a stock, a `pma-holder` the gold one, an `empty` one nothing. */
export function somebody(kind: 'investor' | 'pma-holder' | 'empty' = 'investor'): Promise<TestPerson> {
  return freshPerson(testOrigins().inbox, { kind })
}

/** Forces the next answers that this person gets from a path. */
export function force(person: TestPerson, path: string, answer: Readonly<Record<string, unknown>>): Promise<unknown> {
  return control(testOrigins().inbox, 'force', { path, sub: person.sub, ...answer })
}
