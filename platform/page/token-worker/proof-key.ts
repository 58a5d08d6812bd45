import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { singleFlight } from '../../lib/async/single-flight'
import type { SharedSlot } from './shared-slot'
import type { TokenSeal } from './token-seal'

/** Key pair that tokens are bound to. */
export interface ProofKey {
  /** It goes along with every proof. */
  readonly publicJwk: JWK
  /** Signs here, and cannot be exported. */
  readonly privateKey: CryptoKey
}

interface HeldKey {
  readonly sealed: string
  readonly key: ProofKey
}

const kind = 'proof-key'

/**
 * Claims the key pair of this browser, which is made by the first worker that needs it: one for all tabs, and the same
 * after a reload. It lies sealed where they all find it, for a page could sign with a key that lies there as it is. Where
 * nothing can be stored, or what is there was sealed by others, it lasts as long as this worker, as the tokens do.
 */
export function claimProofKey(seal: TokenSeal, slot: SharedSlot): () => Promise<ProofKey> {
  let held: HeldKey | undefined

  const read = () => slot.read().catch(() => undefined)

  async function open(sealed: string | undefined): Promise<ProofKey | undefined> {
    if (sealed === undefined) return undefined
    if (sealed === held?.sealed) return held.key
    const opened = await seal.open(kind, sealed)
    if (opened === undefined) return undefined
    held = { sealed, key: await importPair(JSON.parse(opened)) }
    return held.key
  }

  // It is read each time: the storage may have been cleared, and another tab have made another.
  return singleFlight(async () => {
    const kept = await read()
    const found = await open(kept)
    if (found) return found
    if (held && kept !== undefined) return held.key
    const mine = held ?? (await makePair(seal))
    held = mine
    // Another tab may have been quicker; one transaction decides.
    await slot.replace(kept, mine.sealed).catch(() => undefined)
    return (await open(await read())) ?? mine.key
  })
}

async function makePair(seal: TokenSeal): Promise<HeldKey> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  return { sealed: await seal.seal(kind, JSON.stringify(jwk)), key: await importPair(jwk) }
}

async function importPair(jwk: JWK): Promise<ProofKey> {
  const { kty = 'EC', crv, x, y } = jwk
  const privateKey = await importJWK({ ...jwk, kty: 'EC' }, 'ES256', { extractable: false })
  return { publicJwk: { kty, crv, x, y }, privateKey }
}
