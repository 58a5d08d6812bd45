declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  /** Decrypts a body of RFC 8188; for Web Push by the browser's key pair and secret. */
  export function decrypt(
    body: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer
}
