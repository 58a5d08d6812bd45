import { readFileSync, writeFileSync } from 'node:fs'
import { contractPage, withReference } from './contract-reference'

/** `pnpm reference`: writes the types of the contract into docs/contract.md. */
writeFileSync(contractPage, withReference(readFileSync(contractPage, 'utf8')))
