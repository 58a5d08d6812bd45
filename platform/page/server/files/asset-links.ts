import { InvalidSetting } from '../../../lib/settings/invalid-setting'

/** The Android app that may show this site without an address bar. */
export interface WrapperApp {
  readonly packageName: string
  /** SHA-256 of the certificates that it is signed with: 32 bytes in hexadecimal with colons. */
  readonly fingerprints: readonly string[]
}

const packageShape = /^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/
const fingerprintShape = /^[0-9A-F]{2}(?::[0-9A-F]{2}){31}$/

/**
 * The wrapper app of an installation, from its settings; undefined when it has none.
 * @param fingerprints separated by commas
 * @throws InvalidSetting when only one of the two is set or one of them is misspelt: a wrong link would show an address
 *   bar to all people, and no one would know why
 */
export function wrapperAppFrom(
  packageName: string | undefined,
  fingerprints: string | undefined,
): WrapperApp | undefined {
  if (!packageName && !fingerprints) return undefined
  if (!packageName || !packageShape.test(packageName))
    throw new InvalidSetting('SARV_TWA_PACKAGE must be the name of an Android package, such as ir.example.sarv')
  const list = (fingerprints ?? '').split(',').map((one) => one.trim().toUpperCase())
  if (!list.every((one) => fingerprintShape.test(one)))
    throw new InvalidSetting(
      'SARV_TWA_FINGERPRINTS must be SHA-256 fingerprints (AB:CD:… 32 bytes), separated by commas',
    )
  return { packageName, fingerprints: list }
}

/** Digital Asset Links statement, which Android reads at `/.well-known/assetlinks.json` (HST-047). */
export function assetLinks({ packageName, fingerprints }: WrapperApp): object[] {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
    },
  ]
}
