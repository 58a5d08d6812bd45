import { idleLockKey } from '@sarv/platform/client/idle-lock/idle-lock'
import { readLocal, removeLocal, writeLocal } from '@sarv/platform/client/storage/local-keys'
import * as z from '@sarv/shared/schema'
import { algorithms, isVerified } from './assertion'

/** The passkey that opens the lock. Nothing of it is secret; `owner` is a digest of the person. */
const lockPasskey = z.object({ owner: z.string(), id: z.string(), spki: z.string(), algorithm: z.number() })

const timeout = 60_000

/** Whether this device verifies its person: by a finger, a face or its own code. */
export async function canLock(): Promise<boolean> {
  // A passkey belongs to a domain, which an address in digits is not.
  if (!('PublicKeyCredential' in globalThis) || /^[\d.]+$|:/.test(location.hostname)) return false
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().catch(() => false)
}

/** Makes a passkey of this origin on this device, and switches the lock on with it. @throws where the person does not agree */
export async function createLock(sub: string, name: string): Promise<void> {
  const owner = await ownerOf(sub)
  const credential = await navigator.credentials.create({
    publicKey: {
      challenge: randomBytes(32),
      rp: { name },
      user: { id: randomBytes(16), name, displayName: name },
      pubKeyCredParams: Object.values(algorithms).map((alg) => ({ type: 'public-key', alg })),
      authenticatorSelection: { authenticatorAttachment: 'platform', userVerification: 'required' },
      timeout,
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was made')
  const response = credential.response as AuthenticatorAttestationResponse
  const spki = response.getPublicKey()
  if (spki === null) throw new Error('The passkey has no public key')
  const lock = {
    owner,
    id: credential.id,
    spki: toBase64url(new Uint8Array(spki)),
    algorithm: response.getPublicKeyAlgorithm(),
  }
  if (!writeLocal(idleLockKey, JSON.stringify(lock))) throw new Error('The passkey was not stored')
}

/** Has the device verify its person. @returns false where it did not, for whatever reason */
export async function verifyPerson(): Promise<boolean> {
  const lock = readLock()
  if (lock === undefined) return false
  const challenge = randomBytes(32)
  try {
    const credential = await navigator.credentials.get({
      publicKey: {
        challenge,
        allowCredentials: [{ type: 'public-key', id: fromBase64url(lock.id), transports: ['internal'] }],
        userVerification: 'required',
        timeout,
      },
    })
    if (!(credential instanceof PublicKeyCredential)) return false
    const { clientDataJSON, authenticatorData, signature } = credential.response as AuthenticatorAssertionResponse
    return await isVerified(
      {
        clientData: new Uint8Array(clientDataJSON),
        authenticatorData: new Uint8Array(authenticatorData),
        signature: new Uint8Array(signature),
      },
      { spki: fromBase64url(lock.spki), algorithm: lock.algorithm },
      { challenge: toBase64url(challenge), origin: location.origin },
    )
  } catch {
    return false
  }
}

export const removeLock = () => removeLocal(idleLockKey)

/** Whether the lock is another person's, who was signed in here before; one that cannot be read is its person's. */
export async function isLockOf(sub: string): Promise<boolean> {
  const lock = readLock()
  return lock === undefined || lock.owner === (await ownerOf(sub))
}

function readLock() {
  const text = readLocal(idleLockKey)
  try {
    return text === undefined ? undefined : lockPasskey.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const ownerOf = async (sub: string) =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(sub))))

const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '')

const fromBase64url = (text: string) =>
  Uint8Array.from(atob(text.replace(/[-_]/g, (sign) => (sign === '-' ? '+' : '/'))), (sign) => sign.charCodeAt(0))
