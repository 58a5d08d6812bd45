import { createPublicKey, verify } from 'node:crypto'
import type { Sql } from '../db/sql'
import { readSigningKey, type Signed } from '../stages/pma/signature'

/** Verifies a digital signature: whether it was made over exactly this. */
export async function verifySignature(sql: Sql, signature: string, signed: Signed): Promise<boolean> {
  const [, text] = /^SARV-ED25519-([\dA-F]{128})$/.exec(signature) ?? []
  if (text === undefined) return false
  const key = createPublicKey(await readSigningKey(sql))
  return verify(null, Buffer.from(JSON.stringify(signed)), key, Buffer.from(text, 'hex'))
}
