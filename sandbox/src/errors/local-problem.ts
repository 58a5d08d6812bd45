import type { notFoundCode } from '@sarv/platform/client/api/missing-operation'
import type { Problem } from '@sarv/platform/client/api/problem'
import type { Confirmation } from '@sarv/shared/contract/confirmation'
import type { Localizable, LocalText } from '../local-text/local-text'

/** Codes that a client acts on in the place of a text. (ERR-04, ERR-05) */
type ErrorCode = 'ONB-REQUIRED' | 'LIMIT_AMOUNT'

/** Localised body of an error: the contract's `Problem` with each text in both languages. */
export interface LocalProblem extends Localizable<Problem> {
  readonly message?: LocalText
  readonly detail?: LocalText | ErrorCode | readonly { readonly msg: LocalText }[]
  /** Of a 404 about the thing that was asked for. */
  readonly code?: typeof notFoundCode
  /** Of a 428. */
  readonly confirmation?: Localizable<Confirmation>
}

/** What is thrown: a text, which becomes the `detail`, or the whole body. One language alone does not compile. */
export type Thrown = LocalText | LocalProblem

export const toProblem = (thrown: Thrown): LocalProblem => ('fa' in thrown ? { detail: thrown } : thrown)
