import { SarvError } from '../errors/sarv-error'
import { storeFolder } from '../local/platform-plan'
import { openStore } from '../store/open-store'
import type { Store } from '../store/store'
import { guardedStore } from './guarded-store'
import { serviceOf } from './service-address'

/** The store at an address, for a command that works on the store itself. @throws SarvError where it cannot be used */
export async function openCommandStore(address = storeFolder): Promise<Store> {
  if (serviceOf(address) !== undefined) throw new SarvError('SARV-231', `It holds the store itself: ${address}.`)
  try {
    return guardedStore(await openStore(address))
  } catch (error) {
    throw new SarvError('SARV-121', error instanceof Error ? error.message : String(error))
  }
}
