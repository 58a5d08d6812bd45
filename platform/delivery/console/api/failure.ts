import { errorTable } from '../../errors/error-table'
import type { exitCodes } from '../../errors/exit-codes'
import { detailsOf } from '../../errors/sarv-error'
import type { Failure } from '../contract'

/** Statuses of what the command tells by its exit codes. */
const statuses: Readonly<Record<keyof typeof exitCodes, number>> = {
  unexpected: 500,
  unchanged: 422,
  usage: 400,
  refused: 422,
  gate: 422,
  conflict: 409,
  installation: 503,
}

/** An error of the delivery as a response; undefined for any other one, whose words may hold anything. */
export function failureOf(error: unknown): { readonly status: number; readonly body: Failure } | undefined {
  const details = detailsOf(error)
  const [first] = details
  if (!first) return undefined
  const errors = details.map(({ code, detail }) => {
    const { description, fix } = errorTable[code]
    return { code, description, detail, fix }
  })
  return { status: statuses[errorTable[first.code].exit], body: { errors } }
}
