import { expect, test } from '@jest/globals'
import { listSessions } from '../identity/device-sessions'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const sub = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a11'

const db = openBeforeAll(() => openOlderDatabase('0930'))

test('SBX-127 the sign-ins of an older database are listed, their browsers unknown', async () => {
  await db.script(`
    insert into person (sub, mobile, created_at) values ('${sub}', '09120000003', now());
    insert into oidc_artifact (kind, id, payload, account, expires_at) values
      ('Grant', 'mine', '{"iat": 1764000000}', '${sub}', now() + interval '1 day'),
      ('Grant', 'of-nobody', '{"iat": 1764000000}', 'gone', now() + interval '1 day')`)
  await migrate(db, await readMigrations())
  const at = new Date(1_764_000_000_000).toISOString()
  expect(await listSessions(db, sub, 'mine')).toEqual([
    { id: expect.any(String), browser: 'OTHER', system: 'OTHER', signed_in_at: at, seen_at: at, is_current: true },
  ])
})
