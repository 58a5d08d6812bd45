import { provideKeys, providePageKey } from './staging-keys'

/** `tsx platform/delivery/staging/staging-keys-main.ts`: makes the files that the catalogue signs with, and the host checks and signs its pages with. */
const { SARV_SIGNING_KEY: signing, SARV_CATALOGUE_KEY: checking, SARV_PAGE_KEY_FILE: pages } = process.env
if (!signing || !checking || !pages)
  throw new Error('SARV_SIGNING_KEY, SARV_CATALOGUE_KEY and SARV_PAGE_KEY_FILE each name a file')
await provideKeys(signing, checking)
providePageKey(pages)
