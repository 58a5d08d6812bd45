import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { replaceFile } from '../store/replace-file'

/**
 * Key provisioning of staging: makes the pair at the first start and keeps it. Each half lies in a place of its own,
 * since they have different readers; the public one follows from the private one and is written at every start.
 * @param signing the file of the private half
 * @param checking the file of the public half
 * @throws SarvError when the private half is there and is not a key: another one would not be known to those who check
 */
export async function provideKeys(signing: string, checking: string): Promise<void> {
  if (!existsSync(signing)) {
    const { privateKey } = await makeCatalogueKeys()
    replaceFile(signing, `${JSON.stringify(privateKey)}\n`, 0o600)
  }
  const { publicKey } = catalogueKeysFrom({ SARV_SIGNING_KEY: signing })
  replaceFile(checking, `${JSON.stringify(publicKey)}\n`)
}

/** Makes the key of the pages at the first start; every document server behind one balancer signs with it. */
export function providePageKey(file: string): void {
  if (!existsSync(file)) replaceFile(file, `${randomBytes(32).toString('base64url')}\n`, 0o600)
}
