type Cell = string | number

/** Characters that make a spreadsheet run a cell as a formula (CSV injection). */
const formulaStart = /^[=+\-@\t\r]/
const needsQuotes = /[",\r\n]|^\s|\s$/

function formatCell(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const plain = formulaStart.test(cell.trimStart()) || formulaStart.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * Serialises a table as CSV (RFC 4180) for Excel: with a UTF-8 byte order mark, numbers in plain digits, and formulas
 * escaped.
 * @example toCsv([['شرح', 'مانده'], ['=1+1', 250]]) // "\ufeffشرح,مانده\r\n'=1+1,250\r\n"
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('')}`
}
