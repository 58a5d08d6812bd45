import { control, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'
import { sections } from '../sections'

/** The remote as its tests mount it. */
export const bank = { name: 'bank', screens, sections, dictionaries: { fa, en: async () => ({ default: en }) } }
const { inbox } = testOrigins()

/** A person with an account and a card in use. */
export const cardHolder = () => freshPerson(inbox, { kind: 'card-holder' })
export const newPerson = (kind: string) => freshPerson(inbox, { kind })

/** Opens a screen of the bank for a person, by default a new card holder. */
export async function openBank(path: string, options: Partial<MountOptions> = {}) {
  const person = options.person ?? (await cardHolder())
  return { ...(await mountRemote(bank, { ...options, path, person })), user: userEvent.setup() }
}

/** The newest code that was sent to a person. */
export const codeFor = ({ mobile }: TestPerson) => newestCode(inbox, mobile)

/** Makes the sandbox answer the next call of a path otherwise. */
export const forceAnswer = ({ sub }: TestPerson, path: string, answer: object) =>
  control(inbox, 'force', { path, sub, ...answer })

/** Reads the clipboard's text; jsdom's own reader does not take the blobs of Node. */
export async function copied(): Promise<string | undefined> {
  const [item] = await navigator.clipboard.read()
  return (await item?.getType('text/plain'))?.text()
}

/** Idempotency keys of this page's requests to a path, from now until `stop`. */
export function recordKeys(path: string) {
  const { fetch } = globalThis
  const keys: (string | null)[] = []
  globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    if (request.url.endsWith(path)) keys.push(request.headers.get('idempotency-key'))
    return fetch(input, init)
  }
  return {
    keys,
    stop() {
      globalThis.fetch = fetch
    },
  }
}
