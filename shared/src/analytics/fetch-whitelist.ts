import { parseJson } from '../api/safe-json'
import { removeLocal, writeLocal } from '../storage/local-keys'
import { type Whitelist, whitelistIn } from './whitelist'

/** How long the identity host may take; milliseconds. */
const patience = 10_000

/**
 * Asks the identity host which events may be sent, and keeps the names under `webengageEvents`. Whatever goes wrong is a
 * warning in the log, leaves the whitelist unset, and never throws. (PLT-063, PLT-064)
 * @param identity origin of the identity provider
 */
export async function fetchWhitelist(
  identity: string,
  fetch: typeof globalThis.fetch = globalThis.fetch.bind(globalThis),
): Promise<Whitelist | undefined> {
  try {
    const answer = await fetch(`${identity}/general/api/v1/settings/event-whitelist/`, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    if (!answer.ok) throw new Error(`the identity host answered ${answer.status}`)
    const names = whitelistIn(parseJson(await answer.text()))
    if (names === undefined) throw new Error('the identity host sent no whitelist')
    writeLocal('webengageEvents', JSON.stringify(names))
    return names
  } catch (error) {
    console.warn('The analytics whitelist did not come.', error instanceof Error ? error.name : typeof error)
    removeLocal('webengageEvents')
    return undefined
  }
}
