import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import type { Sql } from '../db/sql'

/** What a person signs: who, when, and the digest of every paper. */
export interface Signed {
  readonly onb_uuid: string
  readonly sub: string
  readonly email: string
  readonly address_id: number
  readonly signed_at: string
  /** By the key of each paper, in hex. */
  readonly digests: Readonly<Record<string, string>>
}

const KEY = 'contract-key'
const FORM = /^SARV-ED25519-([\dA-F]{128})$/

const bytesOf = (signed: Signed) => Buffer.from(JSON.stringify(signed))

/** The house's key, made when it is first needed. */
async function keyOf(sql: Sql): Promise<string> {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' })
  await sql.query('insert into fact (name, value) values ($1, $2) on conflict do nothing', [KEY, JSON.stringify(pem)])
  const [fact] = await sql.query<{ value: string }>('select value from fact where name = $1', [KEY])
  if (fact === undefined) throw new Error('the key is gone')
  return fact.value
}

/** The digital signature as a text that can be copied and printed. @example 'SARV-ED25519-8C41…' */
export async function signatureOf(sql: Sql, signed: Signed): Promise<string> {
  return `SARV-ED25519-${sign(null, bytesOf(signed), createPrivateKey(await keyOf(sql)))
    .toString('hex')
    .toUpperCase()}`
}

/** Whether a signature was made over exactly this. */
export async function isSignatureOf(sql: Sql, signature: string, signed: Signed): Promise<boolean> {
  const [, text] = FORM.exec(signature) ?? []
  if (text === undefined) return false
  return verify(null, bytesOf(signed), createPublicKey(await keyOf(sql)), Buffer.from(text, 'hex'))
}
