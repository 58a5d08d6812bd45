import type { verifiedCatalogue } from '../../../delivery/store/catalogue/catalogue-signature'
import { isSignedText } from '../../../delivery/store/trust/signed-document'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { readSettingFile } from '../../../lib/settings/read-setting-file'

/** Public key with which an installation's catalogues are verified. */
export type PublicKey = Parameters<typeof verifiedCatalogue>[1]

/**
 * What an installation's catalogues are verified with, out of its setting: a public JWK, or a trust document that says whose
 * keys may sign what; the text itself, or the path of a file with it.
 * @throws InvalidSetting when it is neither, or is the private half, which must not lie on a server
 */
export function readCatalogueKey(setting: string | undefined): { key?: PublicKey; anchor?: string } {
  if (setting === undefined || setting === '') return {}
  const text = setting.trimStart().startsWith('{') ? setting : readSettingFile('SARV_CATALOGUE_KEY', setting)
  return isSignedText(text) ? { anchor: text } : { key: publicKeyIn(text) }
}

function publicKeyIn(text: string): PublicKey {
  const key = keyIn(text)
  if (key.kty !== 'OKP' || key.crv !== 'Ed25519' || typeof key.x !== 'string')
    throw new InvalidSetting('SARV_CATALOGUE_KEY: expected a public Ed25519 key (JWK)')
  if ('d' in key) throw new InvalidSetting('SARV_CATALOGUE_KEY is the private key: a server needs the public one')
  return key
}

function keyIn(text: string): PublicKey {
  try {
    return JSON.parse(text) as PublicKey
  } catch {
    throw new InvalidSetting('Invalid SARV_CATALOGUE_KEY: expected JSON')
  }
}
