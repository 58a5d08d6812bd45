import { writeFileSync } from 'node:fs'
import { proofsPage, writtenProofs } from './proofs-page'

/** `pnpm reference`: writes which test proves which fault, threat and habit into docs/proofs.md. */
writeFileSync(proofsPage, writtenProofs())
