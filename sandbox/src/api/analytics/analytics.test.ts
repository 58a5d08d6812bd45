import { expect, test } from '@jest/globals'
import { createPerson } from '../../seed/person'
import { openBeforeAll } from '../../testing/open-before-all'
import { openTestApp } from '../../testing/test-app'

const now = '2026-11-21T08:30:00Z'
const event = { event: 'login_click', facts: {}, user: null, at: now }
const app = openBeforeAll(() => openTestApp(now))

const tell = async (remoteAddress: string) =>
  (await app.server.inject({ method: 'POST', url: '/general/api/v1/analytics/', payload: event, remoteAddress }))
    .statusCode

test('T31 SBX-119 strangers of one address send 120 events in a minute, those of another one go on', async () => {
  const statuses = []
  for (let sent = 0; sent < 121; sent++) statuses.push(await tell('203.0.113.1'))
  expect(statuses).toEqual([...Array.from({ length: 120 }, () => 200), 429])
  expect(await tell('203.0.113.2')).toBe(200)
})

test('T31 SBX-119 strangers push out the events of strangers beyond 2,000, and none of a person', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  const client = await app.signIn(sub)
  expect((await client.post('/general/api/v1/analytics/', event)).status).toBe(200)
  await app.db.query(
    "insert into analytics_event (event, facts, at) select 'x', '{}', now() from generate_series(1, 20100)",
  )
  for (let sent = 0; sent < 100; sent++) await tell('203.0.113.3')
  const count = async (who: string) => (await app.db.query(`select 1 from analytics_event where sub is ${who}`)).length
  expect(await count('not null')).toBe(1)
  expect(await count('null')).toBeLessThan(2_100)
})
