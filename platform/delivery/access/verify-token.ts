import { createRemoteJWKSet, decodeJwt, errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { reasonOf } from '../../lib/log/reason-of'
import { SarvError } from '../errors/sarv-error'
import { isAuditText, longest } from '../store/catalogue/audit-text'
import type { AccessTable, Issuer } from './access-table'
import { isKnown, type Subject } from './subject'

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() })
/** Milliseconds until an issuer counts as down. */
const timeout = 5_000
/** Seconds by which clocks may differ. */
const clockTolerance = 30
/** Only signatures that the issuer's public key verifies. */
const algorithms = ['RS256', 'PS256', 'ES256', 'ES384', 'EdDSA', 'Ed25519']

export type VerifyToken = (token: string) => Promise<Subject>

/**
 * Verifies tokens of the issuers in an access table: signature, issuer, audience and time (RFC 7519, OpenID Connect Core
 * 3.1.3.7).
 * @param audience the address of the service, for which pipelines ask their tokens
 * @returns a function that throws SarvError for a token that is not valid, or to whose subject nothing is granted
 */
export function tokenVerifier(table: AccessTable, audience: string): VerifyToken {
  const keys = new Map<string, Promise<JWTVerifyGetKey>>()
  const keysOf = (address: string) => {
    const known = keys.get(address) ?? discoverKeys(address)
    keys.set(address, known)
    // A provider that is down is asked again.
    known.catch(() => keys.delete(address))
    return known
  }
  return async (token) => {
    const [name, issuer] = issuerOf(table, token)
    const subject = subjectOf(name, issuer, await claimsOf(token, issuer, audience, keysOf))
    if (!isKnown(table, subject)) throw new SarvError('SARV-230', `Nothing is granted to ${subject.who}.`)
    return subject
  }
}

function issuerOf({ issuers }: AccessTable, token: string): [string, Issuer] {
  const found = Object.entries(issuers).find(([, { issuer }]) => issuer === decoded(token).iss)
  if (found) return found
  throw new SarvError('SARV-229', 'Its issuer is not in the access table.')
}

function decoded(token: string): JWTPayload {
  try {
    return decodeJwt(token)
  } catch {
    throw new SarvError('SARV-229', 'It is not a JWT.')
  }
}

async function claimsOf(
  token: string,
  { issuer, client, commandClient }: Issuer,
  address: string,
  keysOf: (issuer: string) => Promise<JWTVerifyGetKey>,
): Promise<JWTPayload> {
  const clients = [client, commandClient].filter((one) => one !== undefined)
  const audience = clients.length > 0 ? clients : [address]
  const requiredClaims = ['sub', 'exp', 'iat']
  try {
    const verified = await jwtVerify(token, await keysOf(issuer), {
      issuer,
      audience,
      algorithms,
      clockTolerance,
      requiredClaims,
    })
    return verified.payload
  } catch (error) {
    // Its words are of the token's form and time, and hold nothing of its content.
    const isOfToken = error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)
    throw new SarvError('SARV-229', isOfToken ? error.message : `${issuer} cannot be asked: ${reasonOf(error)}.`)
  }
}

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(timeout),
  })
  const found = z.parse(discovery, await response.json())
  if (found.issuer !== issuer) throw new Error(`expected the issuer ${issuer}, got ${found.issuer}`)
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeout })
}

function subjectOf(name: string, { who, groups, client }: Issuer, claims: JWTPayload): Subject {
  const text = claims[who]
  const label = `${typeof text === 'string' ? text : claims.sub} (${name})`
  if (!isAuditText(label, longest.who))
    throw new SarvError('SARV-229', `Its claim "${who}" does not fit into the audit log.`)
  const listed = claims[groups]
  const { auth_time: authTime } = claims
  return {
    issuer: name,
    who: label,
    claims,
    groups: Array.isArray(listed) ? listed.filter((one) => typeof one === 'string') : [],
    ...(client === undefined ? {} : { signedInAt: typeof authTime === 'number' ? authTime * 1000 : 0 }),
  }
}
