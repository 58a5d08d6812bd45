import type { Sql } from '../db/sql'

type Rows = readonly (readonly unknown[])[]

/**
 * Upsert of reference rows, in one statement: the values travel as JSON. The first column is the key; of a row that is
 * there already only the `texts` are written.
 * @example await upsertRows(sql, 'stock', 'id name symbol', rows, 'name symbol')
 */
export async function upsertRows(sql: Sql, table: string, columns: string, rows: Rows, texts = ''): Promise<void> {
  const names = columns.split(' ')
  const objects = rows.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]])))
  const written = texts.split(' ').filter(Boolean)
  const conflict =
    written.length === 0
      ? 'on conflict do nothing'
      : `on conflict (${names[0]}) do update set ${written.map((name) => `${name} = excluded.${name}`).join(', ')}`
  await sql.query(
    `insert into ${table} (${names.join(', ')})
     select ${names.join(', ')} from jsonb_populate_recordset(null::${table}, $1) ${conflict}`,
    [JSON.stringify(objects)],
  )
}
