import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type PostgresServer, startPostgres } from '@sarv/shared/testing/postgres-server'
import { DatabaseUnavailable } from './database-unavailable'
import { openServer } from './server'
import type { Db, Sql } from './sql'

let postgres: PostgresServer
let db: Db
beforeAll(async () => {
  postgres = await startPostgres()
  db = await openServer(postgres.url)
  await db.script('create table note (text text primary key)')
})
afterAll(async () => {
  await db?.close()
  await postgres?.remove()
})
beforeEach(async () => {
  await postgres.start()
  await db.script('truncate note')
})

const write = (sql: Sql, text: string) => sql.query('insert into note values ($1)', [text])
const notes = async () =>
  (await db.query<{ text: string }>('select text from note order by text')).map((row) => row.text)

test.each(['fast', 'immediate'] as const)(
  'SBX-019 of a database that stops (%s) under transactions nothing committed is gone',
  async (how) => {
    await db.transaction((sql) => write(sql, 'committed'))
    const begun = Array.from({ length: 12 }, () => gate())
    const stopped = gate()
    const works = begun.map(({ open }, index) =>
      db.transaction(async (sql) => {
        await write(sql, `lost ${index}`)
        open()
        await stopped.passed
        await write(sql, `late ${index}`)
      }),
    )
    const ends = Promise.allSettled(works)
    await Promise.all(begun.map(({ passed }) => passed))
    await postgres.stop(how)
    stopped.open()
    for (const end of await ends) expect(end).toMatchObject({ reason: expect.any(DatabaseUnavailable) })
    await expect(db.query('select 1')).rejects.toThrow(DatabaseUnavailable)
    await expect(db.transaction(async () => 'nothing')).rejects.toThrow(DatabaseUnavailable)

    await postgres.start()
    expect(await notes()).toEqual(['committed'])
    await Promise.all(begun.map((_, index) => db.transaction((sql) => write(sql, `after ${index}`))))
    expect(await notes()).toHaveLength(13)
  },
)

test('SBX-019 a failed rollback never hides what went wrong, and its connection serves no one again', async () => {
  const fault = new Error('the fault of the work')
  const work = db.transaction(async (sql) => {
    const [mine] = await sql.query<{ pid: number }>('select pg_backend_pid() as pid')
    await db.query('select pg_terminate_backend($1, 60000)', [mine?.pid])
    throw fault
  })
  await expect(work).rejects.toBe(fault)
  const after = Array.from({ length: 20 }, (_, index) => db.transaction((sql) => write(sql, `after ${index}`)))
  await expect(Promise.all(after)).resolves.toHaveLength(20)
})

test('SBX-019 a statement that fails is undone and told as it is, and the connection goes on', async () => {
  const twice = db.transaction(async (sql) => {
    await write(sql, 'one')
    await write(sql, 'one')
  })
  await expect(twice).rejects.toMatchObject({ code: '23505' })
  expect(await notes()).toEqual([])
})

/** Waits at `passed` until a person opens it. */
function gate() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), passed }
}

test('SBX-019 a transaction that is the victim of one deadlock after the other comes through', async () => {
  let attempts = 0
  const end = await db.transaction(async (sql) => {
    attempts += 1
    await write(sql, `attempt ${attempts}`)
    if (attempts < 12) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
    return 'done'
  })
  expect([end, await notes()]).toEqual(['done', ['attempt 12']])
})
