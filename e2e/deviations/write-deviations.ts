import { writeFileSync } from 'node:fs'
import { deviationsPage, writtenDeviations } from './deviations-page'

/** `pnpm reference`: writes which sentences of the documents the product does otherwise into docs/deviations.md. */
writeFileSync(deviationsPage, writtenDeviations())
