import type { verifiedCatalogue } from '../../../delivery/store/catalogue/catalogue-signature'
import { InvalidSetting } from '../../../lib/settings/invalid-setting'
import { readSettingFile } from '../../../lib/settings/read-setting-file'

/** Public key with which an installation's catalogues are verified. */
export type PublicKey = Parameters<typeof verifiedCatalogue>[1]

/**
 * The key out of its setting: the JWK itself, or the path of a file with it.
 * @throws InvalidSetting when it is not a key, or is the private half, which must not lie on a server
 */
export function readSigningPublicKey(setting: string | undefined): PublicKey | undefined {
  if (setting === undefined || setting === '') return undefined
  const key = keyIn(setting.trimStart().startsWith('{') ? setting : readSettingFile('SARV_CATALOGUE_KEY', setting))
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
