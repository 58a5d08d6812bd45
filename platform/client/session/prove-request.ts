/** What a proof of possession speaks of. */
export interface ProvenRequest {
  readonly method: string
  readonly url: string
  /** The access token that goes along. */
  readonly accessToken?: string
  /** What the server wants to find in it. */
  readonly nonce?: string
}

/** Signs a proof of possession (DPoP, RFC 9449) for the header of a request. */
export type ProveRequest = (request: ProvenRequest) => Promise<string>
