import { createClaimedKey } from './claimed-key'
import { decrypt, encrypt } from './encryption'
import type { KeyStore } from './key-store'
import type { ReportStorageError } from './storage-error'
import { prefix } from './storage-keys'

/** Encryption under the one key of this browser. */
export interface TextCipher {
  /** Whether there is a key; where none can be had, that is reported once. */
  isReady(): Promise<boolean>
  /** @throws without a key */
  encrypt(name: string, text: string): Promise<string>
  /** @throws without a key, and when the text is damaged, older, under another name or of another key */
  decrypt(name: string, encrypted: string): Promise<string>
}

/** Claims the browser's key at the first use. */
export function createTextCipher(subtle: SubtleCrypto, keyStore: KeyStore, report: ReportStorageError): TextCipher {
  const claimed = createClaimedKey(subtle, keyStore)
  let isReported = false

  const key = () =>
    claimed.get().catch((error: unknown) => {
      if (!isReported) report('no-key', prefix, error)
      isReported = true
      throw error
    })

  /** The browser's key may have been lost and generated again by another tab while this one held the old one. */
  async function decryptAgain(name: string, encrypted: string): Promise<string> {
    claimed.forget()
    return decrypt(subtle, await key(), name, encrypted)
  }

  return {
    isReady: () =>
      key().then(
        () => true,
        () => false,
      ),
    encrypt: async (name, text) => encrypt(subtle, await key(), name, text),
    decrypt: async (name, encrypted) =>
      decrypt(subtle, await key(), name, encrypted).catch(() => decryptAgain(name, encrypted)),
  }
}
