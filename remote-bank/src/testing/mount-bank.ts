import { type MountOptions, mountRemote } from '@sarv/shared/testing/mount-remote'
import { newPerson } from '@sarv/shared/testing/people'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'
import { sections } from '../sections'

/** The remote as its tests mount it. */
const bank = { name: 'bank', screens, sections, dictionaries: { fa, en: async () => ({ default: en }) } }

/** A person with an account and a card in use. */
export const cardHolder = () => newPerson('card-holder')

/** Opens a screen of the bank for a person, by default a new card holder. */
export async function openBank(path: string, options: Partial<MountOptions> = {}) {
  const person = options.person ?? (await cardHolder())
  return { ...(await mountRemote(bank, { ...options, path, person })), user: userEvent.setup() }
}

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
