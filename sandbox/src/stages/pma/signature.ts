import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto'
import { firstRow } from '../../db/first-row'
import type { Sql } from '../../db/sql'

/** Signed payload: who, when, and the digest of every contract. */
export interface Signed {
  readonly onb_uuid: string
  readonly sub: string
  readonly email: string
  readonly address_id: number
  readonly signed_at: string
  /** Digests by the key of each contract, in hex. */
  readonly digests: Readonly<Record<string, string>>
}

const keyFact = 'contract-key'

/** Sarv's signing key, made when it is first needed. */
export async function readSigningKey(sql: Sql): Promise<string> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  await sql.query('insert into fact (name, value) values ($1, $2) on conflict do nothing', [
    keyFact,
    JSON.stringify(pem),
  ])
  const fact = firstRow(await sql.query<{ value: string }>('select value from fact where name = $1', [keyFact]))
  return fact.value
}

/** Creates the digital signature (Ed25519) as a text that can be copied and printed. @example 'SARV-ED25519-8C41…' */
export async function createSignature(sql: Sql, signed: Signed): Promise<string> {
  return `SARV-ED25519-${sign(null, Buffer.from(JSON.stringify(signed)), createPrivateKey(await readSigningKey(sql)))
    .toString('hex')
    .toUpperCase()}`
}
