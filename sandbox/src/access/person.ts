/** Authenticated person. */
export interface Person {
  readonly sub: string
  readonly mobile: string
  /** 0 new, 1 identity confirmed, 2 ready to invest. */
  readonly level: number
  /** Grant of the sign-in that the token belongs to; undefined for a token of another issuer. */
  readonly grant?: string
}
