import { createHash } from 'node:crypto'
import { CompactEncrypt, compactDecrypt } from 'jose'

/** Seals what is stored or sent away, and opens what it has sealed (JWE, A256GCM). */
export interface Seal {
  seal(value: unknown): Promise<string>
  /** Undefined for what was sealed by an unknown key, or changed since. */
  open(sealed: string): Promise<unknown>
}

/**
 * @param secrets the first one seals, all of them open: so a key is replaced without signing people out
 */
export function createSeal(secrets: readonly [string, ...string[]]): Seal {
  const [first, ...former] = [keyOf(secrets[0]), ...secrets.slice(1).map(keyOf)] as const
  const keys = new Map([first, ...former].map(({ kid, key }) => [kid, key]))
  return {
    seal: (value) =>
      new CompactEncrypt(Buffer.from(JSON.stringify(value)))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: first.kid })
        .encrypt(first.key),
    async open(sealed) {
      try {
        const { plaintext } = await compactDecrypt(sealed, ({ kid = '' }) => keys.get(kid) ?? new Uint8Array(32), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return JSON.parse(Buffer.from(plaintext).toString())
      } catch {
        return undefined
      }
    },
  }
}

function keyOf(secret: string) {
  const key = createHash('sha256').update(`sarv-session ${secret}`).digest()
  return { key, kid: createHash('sha256').update(key).digest('base64url').slice(0, 8) }
}
