import {
  exportJWK,
  type FlattenedJWS,
  FlattenedSign,
  flattenedVerify,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { type Catalogue, type CatalogueRoot, parseCatalogueDocument } from '../../../contract/catalogue'

/** What the store holds: a flattened JWS (RFC 7515) over the catalogue's JSON, signed with Ed25519. */
const algorithm = 'EdDSA'
/** Its `typ`, in the header that is signed too: anything else that the same key signs is not a catalogue. */
const type = 'sarv-catalogue'

/** A catalogue as the store holds it. @param key the private JWK of those who may deliver */
export async function signCatalogue(document: Catalogue | CatalogueRoot, key: JWK): Promise<string> {
  const payload = new TextEncoder().encode(JSON.stringify(document))
  const signed = await new FlattenedSign(payload)
    .setProtectedHeader({ alg: algorithm, typ: type })
    .sign(await importJWK(key, algorithm))
  return `${JSON.stringify(signed)}\n`
}

/**
 * The document out of its signed form. Says nothing about its age: that is for the caller.
 * @param key the public JWK
 * @throws Error when it is not signed as a catalogue with that key, or is not a catalogue
 */
export async function verifiedCatalogue(text: string, key: JWK): Promise<Catalogue | CatalogueRoot> {
  const signed = JSON.parse(text) as FlattenedJWS
  const { payload, protectedHeader } = await flattenedVerify(signed, await importJWK(key, algorithm), {
    algorithms: [algorithm],
  })
  if (protectedHeader?.typ !== type) throw new Error('it was signed as something else than a catalogue')
  return parseCatalogueDocument(JSON.parse(new TextDecoder().decode(payload)))
}

/** A pair for an installation: the private half signs where deliveries are made, the public one goes to every server. */
export async function makeCatalogueKeys(): Promise<{ privateKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true })
  return { privateKey: await exportJWK(pair.privateKey), publicKey: await exportJWK(pair.publicKey) }
}
