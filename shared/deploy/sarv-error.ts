import { type ErrorCode, errorTable } from './error-table'

/** One numbered error of the delivery, with what is special about this case. */
export interface Fault {
  readonly code: ErrorCode
  readonly detail: string
}

/** Ends a command: what happened, why here, and what to do. */
export class SarvError extends Error implements Fault {
  readonly code: ErrorCode
  readonly detail: string

  constructor(code: ErrorCode, detail: string) {
    super(`${code} ${errorTable[code].says} ${detail}`)
    this.code = code
    this.detail = detail
  }
}

/** Several at once, as of the gate. */
export class Faults extends Error {
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(({ code, detail }) => `${code} ${errorTable[code].says} ${detail}`).join('\n'))
    this.faults = faults
  }
}

/** A fault as people read it: number, what it is, what it is here, what to do. */
export function linesOf({ code, detail }: Fault): string[] {
  const { says, fix } = errorTable[code]
  return [`${code}  ${says}`, ...detail.split('\n').map((line) => `          ${line}`), `     fix  ${fix}`]
}
