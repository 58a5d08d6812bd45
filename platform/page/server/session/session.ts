import type { ProofKey } from './proof-key'

/** Session of one browser, which the document server holds for it (`SARV_SESSION=server`): the browser has its id alone. */
export interface ServerSession {
  readonly sub: string
  readonly access: string
  readonly refresh?: string
  readonly idToken: string
  readonly scope: string
  /** The provider's own session, which its back-channel logout names. */
  readonly sid?: string
  /** When the access token ends; milliseconds since 1970. */
  readonly expires: number
  /** Headers of the page's calls that tell its device, as of the last renewal. */
  readonly device?: Readonly<Record<string, string>>
  /** Changes with each renewal, so that a page knows whether its call was made with what there is now. Not a secret. */
  readonly generation: string
  /** What the tokens are bound to; undefined for bearer tokens. */
  readonly proofKey?: ProofKey
}

/** The provider says that the session is over. */
export class SessionEnded extends Error {}
