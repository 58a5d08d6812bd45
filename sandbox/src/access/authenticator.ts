import type { Db } from '../db/sql'
import type { Time } from '../time/clock'
import { findPerson } from './find-person'
import type { IssuerSettings } from './issuer-settings'
import type { Person } from './person'
import { createTokenRouter } from './token-router'

/** Bearer authentication of the product API. */
export interface Authenticator {
  /** The person behind an `Authorization` header; undefined when it is missing, foreign, expired or revoked (SBX-006). */
  authenticate(authorization: string | undefined): Promise<Person | undefined>
}

/** RFC 6750; longer than any token of a provider is nothing. */
const bearer = /^Bearer ([A-Za-z0-9\-._~+/]{20,8000}=*)$/

export function createAuthenticator(db: Db, clock: Time, issuers: readonly IssuerSettings[]): Authenticator {
  const tokens = createTokenRouter(db, issuers)
  return {
    async authenticate(authorization) {
      const token = bearer.exec(authorization ?? '')?.[1]
      const identity = token === undefined ? undefined : await tokens.verify(token)
      return identity && findPerson(db, clock, identity)
    },
  }
}
