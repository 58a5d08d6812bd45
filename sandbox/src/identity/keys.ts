import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Db } from '../db/sql'

export interface Keys {
  /** Signs ID tokens; the public half is what the JWKS endpoint shows. */
  readonly jwks: { readonly keys: JWK[] }
  /** Signs the provider's cookies. */
  readonly cookieKeys: string[]
}

/** The provider's keys: made once, then kept, so that a restart signs no person out (SBX-019). */
export async function loadKeys(db: Db): Promise<Keys> {
  const kept = await read(db)
  if (kept !== undefined) return kept
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const jwk: JWK = { ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: randomBytes(8).toString('hex') }
  const made: Keys = { jwks: { keys: [jwk] }, cookieKeys: [randomBytes(32).toString('base64url')] }
  // Another process may have been first; its keys are the ones that count.
  await db.query("insert into fact (name, value) values ('identity-keys', $1) on conflict do nothing", [
    JSON.stringify(made),
  ])
  return (await read(db)) ?? made
}

async function read(db: Db): Promise<Keys | undefined> {
  const [kept] = await db.query<{ value: Keys }>("select value from fact where name = 'identity-keys'")
  return kept?.value
}
