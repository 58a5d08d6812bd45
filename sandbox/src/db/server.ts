import pg from 'pg'
import type { Db, Sql } from './sql'

// The same JavaScript values as PGlite gives: see Sql.query.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1082, (day) => day)

/** Two requests locked each other's rows, or saw each other's changes: the work may simply run again. */
const AGAIN = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/** A PostgreSQL server, by its address. */
export async function openServer(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: 20 })
  // Without a listener, a connection that the server drops would end the process.
  pool.on('error', (error) => console.error(`database connection lost: ${error.message}`))
  const on = (client: pg.Pool | pg.PoolClient): Sql => ({
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      return (await client.query(text, [...params])).rows as Row[]
    },
  })

  async function once<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const result = await work(on(client))
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }

  return {
    ...on(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work)
        } catch (error) {
          const code = error instanceof Error && 'code' in error ? String(error.code) : ''
          if (!AGAIN.has(code) || attempt === ATTEMPTS) throw error
        }
      }
    },
    async script(text) {
      await pool.query(text)
    },
    async close() {
      await pool.end()
    },
  }
}
