import type { ApiError } from '../../client/api/api-error'
import { isOperationMissing } from '../../client/api/missing-operation'

/**
 * What a probe says of an operation.
 * - `ok`, `slow`: it answers as the contract says, within two seconds or later.
 * - `declined`: it is there, and a rule of it refuses (400, 409, 422), or there is no such thing (404 with a `code`).
 * - `missing`: 404, 405 or 501.
 * - `refused`: 401 or 403.
 * - `misfit`: the answer is not what the contract says.
 * - `failed`: no answer, or another error.
 * - `untried`: it changes something, or no other read has its input.
 */
export type Verdict = 'ok' | 'slow' | 'declined' | 'missing' | 'refused' | 'misfit' | 'failed' | 'untried'

/** How long an answer may take, in milliseconds. */
const slowAfter = 2_000

export const verdictOfAnswer = (milliseconds: number): Verdict => (milliseconds > slowAfter ? 'slow' : 'ok')

type Failure = Pick<ApiError, 'kind' | 'status' | 'at' | 'body'>

/** @returns the verdict, and why in a few words without anything of the answer */
export function verdictOfError({ kind, status, at, body }: Failure): { verdict: Verdict; why: string } {
  if (kind === 'contract') return { verdict: 'misfit', why: at ? `at ${at}` : 'as a whole' }
  if (kind !== 'http') return { verdict: 'failed', why: kind === 'timeout' ? 'no answer in time' : 'no answer' }
  const why = String(status)
  if (isOperationMissing(status, body)) return { verdict: 'missing', why }
  if (status === 401 || status === 403) return { verdict: 'refused', why }
  return { verdict: [400, 404, 409, 422].includes(status) ? 'declined' : 'failed', why }
}

/** Whether an operation of that verdict is not there as the contract has it. */
export const isWrong = (verdict: Verdict): boolean => ['missing', 'refused', 'misfit', 'failed'].includes(verdict)
