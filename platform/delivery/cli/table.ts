import { printable } from '../store/catalogue/audit-text'

/**
 * Rows as lines, each column as wide as its widest cell.
 * @example table([['savings', '1.2.0'], ['recommendations', '2.0.0']])
 */
export function table(stored: readonly (readonly string[])[]): string[] {
  const rows = stored.map((row) => row.map(printable))
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
