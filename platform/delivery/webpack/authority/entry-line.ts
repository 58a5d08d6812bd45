import { operationDigests } from '../../../contract/operation-digest'

/** What the entry of a remote exports for the shell. */
const start = 'export const sarvOperations="'

const lineOf = (operations: readonly string[]) => `\n${start}${operationDigests(operations)}"\n`

/** An entry with its last line, by which the shell knows what the remote may call; one that it has already is replaced. */
export function withOperations(entry: string, operations: readonly string[]): string {
  return `${entry.replace(new RegExp(`\n${start}\\w*"\n$`), '')}${lineOf(operations)}`
}

/**
 * Whether an entry tells the shell of exactly these operations; of none at all where they are undefined. The last line of a
 * module that parses stands in no text and in no comment: nothing after it could end them.
 */
export function tellsOperations(entry: string, operations: readonly string[] | undefined): boolean {
  return operations ? entry.endsWith(lineOf(operations)) : !entry.includes(start)
}
