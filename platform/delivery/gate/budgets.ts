import { firstFiles } from '../../contract/first-files'
import type { BuiltRemote } from '../../contract/manifest'
import type { ErrorDetail } from '../errors/sarv-error'
import type { Rule } from './candidate'

/** Bytes as sent (brotli) where remote.json names none; the largest remote of the platform has two thirds of either. */
const usual = { first: 48 * 1024, whole: 512 * 1024 }

/** Bytes of a kit, which no remote has to itself: a fifth more than it has now. */
const kitBudget = 16 * 1024

/** Gate rule: a remote stays within its byte budgets. */
export const byteBudgets: Rule<{ built: BuiltRemote }> = {
  name: 'byte budgets',
  find: ({ built }) => {
    const sent = measureBytes(built)
    const allowed = { ...usual, ...built.budgets, kit: kitBudget }
    return (['first', 'whole', 'kit'] as const)
      .filter((part) => sent[part] > allowed[part])
      .map((part): ErrorDetail => {
        const detail = `${names[part]} is ${kilobytes(sent[part])}, allowed are ${kilobytes(allowed[part])}.`
        return { code: 'SARV-409', detail }
      })
  },
}

const names = { first: 'What its first screen needs', whole: 'All of it', kit: 'Its kit' } as const

/**
 * The bytes of a version as sent: of entry, scripts and styles of the first screen, of everything, and of the kit, which
 * counts for itself: a page has it once for all remotes.
 */
export function measureBytes({ files, kit, ...built }: BuiltRemote): Record<keyof typeof names, number> {
  const sum = (paths: readonly (string | undefined)[]) =>
    files.filter(({ path }) => paths.includes(path)).reduce((bytes, { br }) => bytes + br, 0)
  return {
    first: sum(firstFiles(built)),
    whole: sum(files.map(({ path }) => path)),
    kit: sum([kit?.script, kit?.style]),
  }
}

/** @example kilobytes(2_560) // '2.5 KB' */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}
