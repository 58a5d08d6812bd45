import { TimeoutError } from '../../lib/async/with-timeout'
import { generateKey } from './encryption'
import type { KeyStore } from './key-store'

/** The encryption key of this browser, as this page holds it. */
export interface ClaimedKey {
  /** Claims the key at the first use; after a timeout the next use claims it again. */
  get(): Promise<CryptoKey>
  /** Has the next use claim it again: another tab may have generated a new one. */
  forget(): void
}

export function createClaimedKey(subtle: SubtleCrypto, keyStore: KeyStore): ClaimedKey {
  let claimed: Promise<CryptoKey> | undefined
  const forget = () => {
    claimed = undefined
  }
  return {
    get() {
      claimed ??= keyStore
        .claim(() => generateKey(subtle))
        .catch((error: unknown) => {
          if (error instanceof TimeoutError) forget()
          throw error
        })
      return claimed
    },
    forget,
  }
}
