/** Verified identity: the owner of a valid access token, a person by `sub`, or an account of another issuer. */
export type Identity = ({ readonly sub: string; readonly grant?: string } | ForeignIdentity) & {
  /** Thumbprint of the key that the token is bound to (`cnf.jkt`, RFC 9449); undefined for a bearer token. */
  readonly boundTo?: string
}

/** Foreign identity: an account of another issuer. */
export interface ForeignIdentity {
  readonly issuer: string
  readonly subject: string
  /** Mobile number as the issuer says it, `09120000003`; undefined without one, or where it is not verified. */
  readonly mobile: string | undefined
}

/**
 * Port of the access tokens: one kind of token and how it is checked. Undefined for a token that is missing a signature,
 * foreign, expired or revoked. Where the issuer cannot be asked it rejects with a DomainError of the kind `unavailable`:
 * then the validity of the token is unknown, and the caller must not be signed out for it.
 */
export interface AccessTokenVerifier {
  verify(token: string): Promise<Identity | undefined>
}
