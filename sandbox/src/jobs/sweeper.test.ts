import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import type { Db } from '../db/sql'
import { createPerson } from '../seed/person'
import { createFakeClock } from '../testing/fake-clock'
import { openTestDatabase } from '../testing/test-database'
import { later } from '../time/clock'
import type { Repetition } from './repeat'
import { startSweeper, sweep } from './sweeper'

const asOf = '2026-11-21T08:30:00Z'
const clock = createFakeClock(asOf)
const daysAgo = (days: number) => later(clock.now(), -days * 86_400_000)
let db: Db
let sweeper: Repetition | undefined
beforeAll(async () => {
  db = await openTestDatabase(asOf)
})
afterAll(async () => {
  await sweeper?.stop()
  await db.close()
})

/** An interaction that the provider keeps for so many seconds, with how far the person came in it. */
async function addInteraction(uid: string, seconds: number): Promise<void> {
  await db.query(
    `insert into oidc_artifact (kind, id, payload, expires_at)
     values ('Interaction', $1, '{}', now() + make_interval(secs => $2))`,
    [uid, seconds],
  )
  await db.query('insert into sign_in_attempt (uid, began_at) values ($1, $2)', [uid, clock.now()])
}
const interactions = async () =>
  (await db.query<{ id: string }>("select id from oidc_artifact where kind = 'Interaction' order by id")).map(
    (row) => row.id,
  )
const attempts = async () =>
  (await db.query<{ uid: string }>('select uid from sign_in_attempt order by uid')).map((row) => row.uid)

test('SBX-019 what has expired goes while the sandbox runs: interactions, and the attempts that belong to none', async () => {
  await addInteraction('open', 3600)
  await addInteraction('over', -1)
  sweeper = await startSweeper({ db, clock }, 20)
  expect([await interactions(), await attempts()]).toEqual([['open'], ['open']])
  await addInteraction('late', -1)
  await waitUntil(async () => !(await attempts()).includes('late'))
  await sweeper.stop()
  expect([await interactions(), await attempts()]).toEqual([['open'], ['open']])
})

test('SBX-019 first replies, codes, messages and known browsers go when nothing looks back to them', async () => {
  const { sub } = await db.transaction((sql) => createPerson(sql, clock, {}))
  for (const days of [29, 31])
    await db.query(
      'insert into idempotency_record (sub, call, key, request_digest, made_at) values ($1, $2, $3, $4, $5)',
      [sub, 'POST /', randomUUID(), String(days), daysAgo(days)],
    )
  for (const days of [30, 32])
    await db.query(
      `insert into one_time_code (purpose, receiver, request, code, sent_at, expires_at)
       values ('sign-in', '09120000001', $1, '1', $2, $2)`,
      [String(days), daysAgo(days)],
    )
  for (const days of [30, 32])
    await db.query("insert into sms (receiver, text, sent_at) values ('09120000001', $1, $2)", [
      String(days),
      daysAgo(days),
    ])
  for (const days of [399, 401])
    await db.query('insert into known_browser (browser, mobile, seen_at) values ($1, $2, $3)', [
      String(days),
      '09120000001',
      daysAgo(days),
    ])
  await sweep(db, clock)
  expect(await db.query('select request_digest as days from idempotency_record where sub = $1', [sub])).toEqual([
    { days: '29' },
  ])
  expect(await db.query("select request as days from one_time_code where receiver = '09120000001'")).toEqual([
    { days: '30' },
  ])
  expect(await db.query("select text as days from sms where receiver = '09120000001'")).toEqual([{ days: '30' }])
  expect(await db.query('select browser as days from known_browser')).toEqual([{ days: '399' }])
})
