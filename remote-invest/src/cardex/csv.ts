type Cell = string | number

/** What a table program would run as a formula when a cell begins with it. */
const formula = /^[=+\-@\t\r]/
const quoted = /[",\r\n]|^\s|\s$/

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const plain = formula.test(cell.trimStart()) || formula.test(cell) ? `'${cell}` : cell
  return quoted.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/**
 * A table as CSV (RFC 4180) that Excel opens as it is: with the mark of UTF-8 in front, numbers in plain digits, and texts
 * that can do nothing but be read.
 * @example csvOf([['شرح', 'مانده'], ['=1+1', 250]]) // "\ufeffشرح,مانده\r\n'=1+1,250\r\n"
 */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  return `\ufeff${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`
}
