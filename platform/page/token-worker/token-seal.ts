import { decrypt, encrypt, generateKey } from '../../client/storage/encryption'

/** What a sealed text is; it opens as nothing else. */
export type SealedKind = 'access' | 'refresh' | 'id' | 'sign-in' | 'proof-key'

/** Authenticated encryption of tokens under the one key that no page has. */
export interface TokenSeal {
  seal(kind: SealedKind, text: string): Promise<string>
  /**
   * Undefined for a text that was sealed under another key or as another kind, and for a text that is not sealed at
   * all.
   */
  open(kind: SealedKind, sealed: string): Promise<string | undefined>
}

/**
 * Creates the seal of a browser.
 * @param secret 32 bytes in base64url; without them the key lasts as long as the worker, and a reload asks the provider (F46)
 */
export function createTokenSeal(secret: string | undefined, subtle: SubtleCrypto = crypto.subtle): TokenSeal {
  const key = secret === undefined ? generateKey(subtle) : importKey(subtle, secret)
  return {
    seal: async (kind, text) => encrypt(subtle, await key, kind, text),
    open: async (kind, sealed) => decrypt(subtle, await key, kind, sealed).catch(() => undefined),
  }
}

function importKey(subtle: SubtleCrypto, secret: string): Promise<CryptoKey> {
  const bytes = Uint8Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  return subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}
