/**
 * First row of a statement that always has one: an insert with `returning`, a sum, what a foreign key promises.
 * @example const { id } = firstRow(await sql.query<{ id: number }>('insert into address … returning id', [sub]))
 */
export function firstRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('Missing row: expected one, got none')
  return row
}
