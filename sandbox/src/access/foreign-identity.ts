import { parseMobile } from '../identifiers/mobile'
import type { ForeignIdentity } from './access-token-verifier'
import type { IssuerSettings } from './issuer-settings'

/** Claims: what a token says about its account. */
export type Claims = Readonly<Record<string, unknown>>

/** Claims mapping: the account that they name; undefined without a subject. */
export function foreignIdentity({ issuer, claim }: IssuerSettings, claims: Claims): ForeignIdentity | undefined {
  const { sub } = claims
  if (typeof sub !== 'string' || sub === '') return undefined
  return { issuer, subject: sub, mobile: mobileIn(claim, claims) }
}

/** The mobile claim, normalised; one that the issuer did not verify could be anybody's. */
function mobileIn(claim: string, claims: Claims): string | undefined {
  const value = claims[claim]
  if (typeof value !== 'string' || claims[`${claim}_verified`] === false) return undefined
  return parseMobile(value)
}
