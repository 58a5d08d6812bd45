import { parseJson } from '../api/safe-json'
import { removeLocal, writeLocal } from '../storage/local-keys'
import { type Whitelist, whitelistIn } from './whitelist'

/** Time-out of the identity host; milliseconds. */
const timeout = 10_000

/**
 * Fetches the event whitelist, usually from the identity host, and stores it under `webengageEvents`. Any error is a warning in
 * the log, leaves the whitelist unset, and is never thrown. (PLT-063, PLT-064)
 */
export async function fetchWhitelist(
  address: string,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Promise<Whitelist | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    })
    if (!response.ok) throw new Error(`the identity host responded ${response.status}`)
    const names = whitelistIn(parseJson(await response.text()))
    if (names === undefined) throw new Error('the identity host sent no whitelist')
    writeLocal('webengageEvents', JSON.stringify(names))
    return names
  } catch (error) {
    console.warn('The analytics whitelist did not come.', error instanceof Error ? error.name : typeof error)
    removeLocal('webengageEvents')
    return undefined
  }
}
