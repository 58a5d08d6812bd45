import { provideKeys } from './staging-keys'

/** `tsx delivery/staging/staging-keys-main.ts`: makes the files that the catalogue signs with and the host checks with. */
const { SARV_SIGNING_KEY: signing, SARV_CATALOGUE_KEY: checking } = process.env
if (!signing || !checking) throw new Error('SARV_SIGNING_KEY and SARV_CATALOGUE_KEY each name a file')
await provideKeys(signing, checking)
