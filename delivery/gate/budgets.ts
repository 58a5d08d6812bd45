import type { BuiltRemote } from '@sarv/shared/internal/remote/manifest'
import type { ErrorDetail } from '../errors/sarv-error'
import type { Rule } from './candidate'

/** Bytes as sent (brotli) where remote.json names none; the largest remote of the platform has two thirds of either. */
const usual = { first: 48 * 1024, whole: 512 * 1024 }

/** Gate rule: a remote stays within its byte budgets. */
export const byteBudgets: Rule<{ built: BuiltRemote }> = {
  name: 'byte budgets',
  find: ({ built }) => {
    const sent = measureBytes(built)
    const allowed = { ...usual, ...built.budgets }
    return (['first', 'whole'] as const)
      .filter((part) => sent[part] > allowed[part])
      .map((part): ErrorDetail => {
        const what = part === 'first' ? 'What its first screen needs' : 'All of it'
        return {
          code: 'SARV-409',
          detail: `${what} is ${kilobytes(sent[part])}, allowed are ${kilobytes(allowed[part])}.`,
        }
      })
  },
}

/** The bytes of a version as sent: of entry, scripts and styles of the first screen, and of everything. */
export function measureBytes({ files, entry, expose }: BuiltRemote): { first: number; whole: number } {
  const first = new Set([entry, ...expose.scripts, ...expose.styles])
  const sum = (of: typeof files) => of.reduce((bytes, { br }) => bytes + br, 0)
  return { first: sum(files.filter(({ path }) => first.has(path))), whole: sum(files) }
}

/** @example kilobytes(2_560) // '2.5 KB' */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
