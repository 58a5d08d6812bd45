import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import * as z from 'zod/mini'
import type { Sql } from '../db/sql'
import type { Clock } from '../time/clock'

/** Relying party: who asks for passkeys, and in which sign-in. */
export interface RelyingParty {
  /** The provider's own origin. */
  readonly origin: string
  /**
   * The sign-in's name, and so the challenge: the provider makes it at random for one sign-in, binds it to one browser by a
   * cookie, and takes it back when a person is signed in, which is all that a challenge has to be. (decision 79)
   */
  readonly uid: string
}

interface Owner {
  readonly sub: string
  readonly mobile: string
}

interface PasskeyRow {
  readonly id: string
  readonly sub: string
  readonly public_key: Uint8Array<ArrayBuffer>
  readonly counter: string | number
  readonly transports: AuthenticatorTransport[]
}

const responseShape = z.looseObject({ id: z.string(), response: z.looseObject({}) })

const domainOf = ({ origin }: RelyingParty) => new URL(origin).hostname
const expected = (party: RelyingParty) => ({
  expectedChallenge: Buffer.from(party.uid).toString('base64url'),
  expectedOrigin: party.origin,
  expectedRPID: domainOf(party),
})

export async function creationOptions(
  sql: Sql,
  party: RelyingParty,
  { sub, mobile }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const own = await sql.query<{ id: string }>('select id from passkey where sub = $1', [sub])
  return generateRegistrationOptions({
    rpName: 'سرو',
    rpID: domainOf(party),
    userName: mobile,
    userID: new Uint8Array(Buffer.from(sub)),
    challenge: party.uid,
    excludeCredentials: own.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    preferredAuthenticatorType: 'localDevice',
  })
}

/** Without a list of keys: the device shows what it has, and the provider does not reveal whose keys it knows. */
export const requestOptions = (party: RelyingParty): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({ rpID: domainOf(party), challenge: party.uid, userVerification: 'required' })

/** Keeps the key that a device made; false where it is not one for this sign-in. */
export async function keepPasskey(
  sql: Sql,
  clock: Clock,
  party: RelyingParty,
  { sub }: Owner,
  text: string,
): Promise<boolean> {
  const response = parse(text) as RegistrationResponseJSON | undefined
  const made = response && (await attempt(() => verifyRegistrationResponse({ response, ...expected(party) })))
  if (!made?.verified) return false
  const { id, publicKey, counter, transports } = made.registrationInfo.credential
  const kept = await sql.query(
    `insert into passkey (id, sub, public_key, counter, transports, made_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (id) do nothing returning 1`,
    [id, sub, Buffer.from(publicKey), counter, transports ?? [], clock.now()],
  )
  return kept.length === 1
}

/** The person whom the key of a response signs in. */
export async function verifyPasskey(
  sql: Sql,
  clock: Clock,
  party: RelyingParty,
  text: string,
): Promise<Owner | undefined> {
  const response = parse(text) as AuthenticationResponseJSON | undefined
  if (response === undefined) return undefined
  // When a key is used twice at the same moment, the second use sees the counter of the first.
  const [key] = await sql.query<PasskeyRow & { mobile: string }>(
    `select passkey.id, sub, public_key, counter, transports, mobile from passkey join person using (sub)
     where passkey.id = $1 for update of passkey`,
    [response.id],
  )
  if (key === undefined) return undefined
  const credential = {
    id: key.id,
    publicKey: new Uint8Array(key.public_key),
    counter: Number(key.counter),
    transports: key.transports,
  }
  const used = await attempt(() => verifyAuthenticationResponse({ response, credential, ...expected(party) }))
  if (!used?.verified) return undefined
  await sql.query('update passkey set counter = $2, used_at = $3 where id = $1', [
    key.id,
    used.authenticationInfo.newCounter,
    clock.now(),
  ])
  return { sub: key.sub, mobile: key.mobile }
}

export interface PasskeyUse {
  readonly id: string
  readonly made_at: Date
  readonly used_at: Date | null
}

export const listPasskeys = (sql: Sql, { sub }: Owner): Promise<PasskeyUse[]> =>
  sql.query<PasskeyUse>('select id, made_at, used_at from passkey where sub = $1 order by made_at desc', [sub])

/** Takes a key of this person away; true when it was the last one. */
export async function removePasskey(sql: Sql, { sub }: Owner, id: string): Promise<boolean> {
  await sql.query('delete from passkey where id = $1 and sub = $2', [id, sub])
  return (await sql.query('select 1 from passkey where sub = $1', [sub])).length === 0
}

function parse(text: string): unknown {
  try {
    const response = responseShape.safeParse(JSON.parse(text))
    return response.success ? response.data : undefined
  } catch {
    return undefined
  }
}

/** The library throws at any invalid response; neither a response nor its reason is logged. */
async function attempt<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch {
    return undefined
  }
}
