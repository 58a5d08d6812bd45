import { logError } from '@sarv/platform/lib/log/process-log'
import pg from 'pg'
import { DatabaseUnavailable, isConnectionLoss } from './database-unavailable'
import { isRetryable } from './is-retryable'
import type { Db, Sql } from './sql'

// The same JavaScript values as PGlite gives: see Sql.query.
pg.types.setTypeParser(20, Number)
pg.types.setTypeParser(1082, (day) => day)

/** Connections at once. */
const maxConnections = 20
/** Each time that one transaction begins again another one succeeds, and each of the others does so once. */
const maxAttempts = maxConnections

/** Milliseconds to wait for a connection, so that a caller is refused before its own patience ends. */
const connectionTimeout = 10_000

/** A PostgreSQL server, by its address. Without the server a call throws DatabaseUnavailable; the process goes on. */
export async function openServer(url: string): Promise<Db> {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections, connectionTimeoutMillis: connectionTimeout })
  // Without a listener, a connection that the server drops would end the process. This one hears of idle ones only.
  pool.on('error', (error) => logError(`database connection lost: ${error.message}`))
  const on = (client: pg.Pool | pg.PoolClient): Sql => ({
    async query<Row extends object>(text: string, params: readonly unknown[] = []) {
      return (await reached(client.query(text, [...params]))).rows as Row[]
    },
  })

  async function once<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await reached(pool.connect())
    let connectionError: Error | undefined
    const onError = (error: Error) => {
      connectionError = error
    }
    client.on('error', onError)
    try {
      await reached(client.query('begin'))
      const result = await work(on(client))
      await reached(client.query('commit'))
      return result
    } catch (error) {
      connectionError ??= await rollback(client)
      throw error
    } finally {
      client.off('error', onError)
      // A connection with an error leaves the pool.
      client.release(connectionError)
    }
  }

  return {
    ...on(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work)
        } catch (error) {
          if (!isRetryable(error) || attempt === maxAttempts) throw error
        }
      }
    },
    async script(text) {
      await reached(pool.query(text))
    },
    async close() {
      await pool.end()
    },
  }
}

async function reached<T>(result: Promise<T>): Promise<T> {
  try {
    return await result
  } catch (error) {
    throw isConnectionLoss(error) ? new DatabaseUnavailable(error) : error
  }
}

/** Returns why it did not succeed, so that the error that led to it is the one that is told. */
async function rollback(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}
