import { readFileSync, writeFileSync } from 'node:fs'
import { releaseContract } from '../remote-kit/released-contract'
import { contractPage, withReference } from './contract-reference'

/** `pnpm reference`: writes the types of the contract into docs/contract.md, and keeps those of a new version. */
writeFileSync(contractPage, withReference(readFileSync(contractPage, 'utf8')))
releaseContract()
