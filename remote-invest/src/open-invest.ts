import { control, freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { type MountedRemote, type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import { screens } from './routes'

/** This remote in a test, at a path, for a person of its own. */
export function openInvest(options: MountOptions): Promise<MountedRemote> {
  return mountRemote({ name: 'invest', screens, dictionaries: { fa, en: async () => ({ default: en }) } }, options)
}

/** A new person: an `investor` holds funds, a portfolio and stocks, an `empty` one nothing. */
export function somebody(kind: 'investor' | 'empty' | 'identified' = 'investor'): Promise<TestPerson> {
  return freshPerson(testOrigins().inbox, { kind })
}

/** Forces the next answers that this person gets from a path. */
export function force(person: TestPerson, path: string, answer: Readonly<Record<string, unknown>>): Promise<unknown> {
  return control(testOrigins().inbox, 'force', { path, sub: person.sub, ...answer })
}

/** Gives a person so many past orders and their transactions, which left nothing behind: failed, cancelled, rejected. */
export function givePast(person: TestPerson, count: number): Promise<unknown> {
  return control(testOrigins().inbox, 'orders', { sub: person.sub, count })
}

/** How often this person has called a path. */
export async function callsOf(person: TestPerson, path: string): Promise<number> {
  const answer = await fetch(`${testOrigins().inbox}/control/calls?sub=${person.sub}`)
  const calls: { path: string }[] = await answer.json()
  return calls.filter((call) => call.path.startsWith(path)).length
}
