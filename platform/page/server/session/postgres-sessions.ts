import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { lazyPromise } from '../../../lib/async/lazy-promise'
import { describeError } from '../../../lib/log/describe-error'
import { queueByKey, type SessionStore, type StoredSession } from './session-store'

/** Milliseconds to wait for a connection and for an answer: a store that is away says so before a page gives up. */
const [connectionTimeout, queryTimeout] = [2_000, 3_000]
const maxConnections = 10

/** Seconds that a server has for a renewal: longer than the provider and the store take, or give up, together. */
const leaseAge = 30
/** Milliseconds that a renewal waits for another server's, and between two looks. */
const [lockTimeout, pollInterval] = [10_000, 50]

/** Milliseconds between two removals of what has expired. */
const cleaningInterval = 60_000

const createTable = `
  select pg_advisory_xact_lock(hashtext('sarv_session'));
  create table if not exists sarv_session (
    key text primary key,
    sealed text not null,
    sub text not null,
    sid text,
    expires_at timestamptz not null
  );
  create index if not exists sarv_session_sub on sarv_session (sub);
  create index if not exists sarv_session_sid on sarv_session (sid);
  create index if not exists sarv_session_expires_at on sarv_session (expires_at);
`

/** The database's clock alone counts: servers may differ. */
const until = 'now() + make_interval(secs => $2)'

/**
 * Sessions in a table of a PostgreSQL database, which all document servers share. A lock is a row with an end, so that no
 * connection is held while the provider answers, and a server that dies in a renewal holds no one up for longer.
 * @param url as libpq takes it, TLS included: `postgres://sarv@db.example/sarv?sslmode=verify-full`
 */
export function postgresSessions(url: string, log: (line: string) => void): SessionStore {
  const opened = lazyPromise(() => openPool(url, log))
  const enqueue = queueByKey()
  const query = async <Row extends pg.QueryResultRow>(text: string, params: unknown[] = []) =>
    (await opened()).query<Row>(text, params)
  const clean = () => query('delete from sarv_session where expires_at < now()')
  const told = (error: unknown) => log(`The store of sessions does not answer: ${describeError(error)}`)
  const cleaning = setInterval(() => void clean().catch(told), cleaningInterval).unref()
  // A mistake in the address is told at the start. The server goes on: the store may come later.
  void opened().catch(told)

  async function take(name: string, age: number, holder: string): Promise<boolean> {
    const { rowCount } = await query(
      `insert into sarv_session (key, sealed, sub, expires_at) values ($1, $3, '', ${until})
       on conflict (key) do update set sealed = excluded.sealed, expires_at = excluded.expires_at
       where sarv_session.expires_at <= now()`,
      [name, age, holder],
    )
    return rowCount === 1
  }

  return {
    async read(key) {
      const { rows } = await query<Pick<StoredSession, 'sealed'>>(
        'select sealed from sarv_session where key = $1 and expires_at > now()',
        [key],
      )
      return rows[0]?.sealed
    },
    async write(key, { sealed, sub, sid }, age) {
      await query(
        `insert into sarv_session (key, sealed, sub, sid, expires_at) values ($1, $3, $4, $5, ${until})
         on conflict (key) do update set sealed = excluded.sealed, expires_at = excluded.expires_at`,
        [key, age, sealed, sub, sid],
      )
    },
    async replace(key, { sealed, sub, sid }, age) {
      const { rowCount } = await query(
        `update sarv_session set sealed = $3, sub = $4, sid = $5, expires_at = ${until} where key = $1`,
        [key, age, sealed, sub, sid],
      )
      return rowCount === 1
    },
    async remove(key) {
      await query('delete from sarv_session where key = $1', [key])
    },
    async removeOf({ sub, sid }) {
      const owner = sid === undefined ? 'sub' : 'sid'
      const removed = () => query(`delete from sarv_session where ${owner} = $1`, [sid ?? sub])
      // A renewal at the same time may have written a row that the first statement does not see.
      while ((await removed()).rowCount);
    },
    take: (name, age) => take(name, age, ''),
    // One renewal of this server at a time asks the database.
    locked: (key, work) =>
      enqueue(key, async () => {
        const [name, holder, end] = [`lock ${key}`, randomUUID(), Date.now() + lockTimeout]
        while (!(await take(name, leaseAge, holder))) {
          if (Date.now() > end) throw new Error('Another server is renewing this session.')
          await wait(pollInterval)
        }
        try {
          return await work()
        } finally {
          // What is not released now ends by itself.
          await query('delete from sarv_session where key = $1 and sealed = $2', [name, holder]).catch(told)
        }
      }),
    async close() {
      clearInterval(cleaning)
      await opened().then(
        (pool) => pool.end(),
        () => undefined,
      )
    },
  }
}

/** Makes the table where there is none: a role without the right to may use one that stands. */
async function openPool(url: string, log: (line: string) => void): Promise<pg.Pool> {
  const { default: driver } = await import('pg')
  const pool = new driver.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeout,
    keepAlive: true,
    application_name: 'sarv-sessions',
  })
  // Without a listener, a connection that the database drops would end the process.
  pool.on('error', (error) => log(`A connection to the store of sessions is lost: ${describeError(error)}`))
  try {
    const { rows } = await pool.query("select to_regclass('sarv_session') as found")
    if (rows[0]?.found === null) await pool.query(createTable)
    return pool
  } catch (error) {
    void pool.end()
    throw error
  }
}
