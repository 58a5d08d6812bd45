/** Data that the embedded database cannot open: damaged, or in a folder that cannot be written. One line for the person. */
export class DataUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    const [reason] = String(cause instanceof Error ? cause.message : cause).split('\n')
    super(
      `cannot open the data in ${folder} (${reason}); "pnpm sandbox:reset" removes them, and the next start begins with new data`,
      { cause },
    )
  }
}

/** SQLSTATE classes of a database that cannot read what it stored: system error, internal error. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(58|XX)/.test(String(error.code))
