const version = 'v1'

/** Generates a key that encrypts and decrypts here and cannot be exported. */
export async function generateKey(subtle: SubtleCrypto): Promise<CryptoKey> {
  return subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
}

/**
 * Encrypts a text with AES-GCM; its name is authenticated along, so encrypted texts cannot be swapped.
 * @example await encrypt(crypto.subtle, key, 'sarv.slice.notes', '{"id":"…"}') // 'v1.9pFk….kD3…'
 */
export async function encrypt(subtle: SubtleCrypto, key: CryptoKey, name: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const box = await subtle.encrypt({ name: 'AES-GCM', iv, additionalData: bytesOf(name) }, key, bytesOf(text))
  return [version, toBase64(iv), toBase64(new Uint8Array(box))].join('.')
}

/**
 * Decrypts what `encrypt` returned.
 * @throws when the text is damaged, older than this version, under another name or of another key
 */
export async function decrypt(subtle: SubtleCrypto, key: CryptoKey, name: string, encrypted: string): Promise<string> {
  const [made, iv, box, ...rest] = encrypted.split('.')
  if (made !== version || iv === undefined || box === undefined || rest.length > 0)
    throw new Error('Not encrypted by this version')
  const text = await subtle.decrypt(
    { name: 'AES-GCM', iv: fromBase64(iv), additionalData: bytesOf(name) },
    key,
    fromBase64(box),
  )
  return new TextDecoder('utf-8', { fatal: true }).decode(text)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(new TextEncoder().encode(text))
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}
