import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { type Catalogue, type CatalogueRoot, parseCatalogueDocument } from '../../../contract/catalogue'
import { signText, verifiedDocument } from './signed-text'

const type = 'sarv-catalogue'

/** A catalogue as the store holds it. @param key the private JWK of those who may deliver */
export function signCatalogue(document: Catalogue | CatalogueRoot, key: JWK): Promise<string> {
  return signText(document, type, key)
}

/**
 * The document out of its signed form. Says nothing about its age: that is for the caller.
 * @param key the public JWK
 * @throws Error when it is not signed as a catalogue with that key, or is not a catalogue
 */
export async function verifiedCatalogue(text: string, key: JWK): Promise<Catalogue | CatalogueRoot> {
  return parseCatalogueDocument(await verifiedDocument(text, type, key))
}

/** A pair for an installation: the private half signs where deliveries are made, the public one goes to every server. */
export async function makeCatalogueKeys(): Promise<{ privateKey: JWK; publicKey: JWK }> {
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
  return { privateKey: await exportJWK(pair.privateKey), publicKey: await exportJWK(pair.publicKey) }
}
