import { isObject } from '@sarv/platform/lib/is-object'
import { parseMobile } from '../identifiers/mobile'
import type { Identity } from './access-token-verifier'
import type { IssuerSettings } from './issuer-settings'

/** Claims: what a token says about its account. */
export type Claims = Readonly<Record<string, unknown>>

/**
 * Claims mapping: the account that they name, and the key that the token is bound to; undefined without a subject, and
 * for a token whose binding cannot be checked here, as to a certificate (RFC 8705).
 */
export function foreignIdentity({ issuer, claim }: IssuerSettings, claims: Claims): Identity | undefined {
  const { sub, cnf } = claims
  if (typeof sub !== 'string' || sub === '') return undefined
  const identity = { issuer, subject: sub, mobile: mobileIn(claim, claims) }
  if (cnf === undefined) return identity
  const jkt = isObject(cnf) && Object.keys(cnf).length === 1 ? cnf.jkt : undefined
  return typeof jkt === 'string' ? { ...identity, boundTo: jkt } : undefined
}

/** The mobile claim, normalised; one that the issuer did not verify could be anyone's. */
function mobileIn(claim: string, claims: Claims): string | undefined {
  const value = claims[claim]
  if (typeof value !== 'string' || claims[`${claim}_verified`] === false) return undefined
  return parseMobile(value)
}
