import { expect, test } from '@jest/globals'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const sub = '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a11'
const uuidOf = (last: number) => `0b5f7a1c-9d0e-4a53-8a55-00000000000${last}`

const db = openBeforeAll(() => openOlderDatabase('0300'))

test('SBX-019 the payments of an older database keep what their gateway decided', async () => {
  await db.script(`
    insert into person (sub, mobile, first_name, last_name, created_at) values ('${sub}', '09120000003', 'نگار', 'فرهمند', now());
    insert into payment (uuid, sub, kind, amount, status, title, description, created_at, settled_at) values
      ('${uuidOf(1)}', '${sub}', 'PMA', 5, 'WAITING', 't', '', '2026-11-21T08:00:00Z', null),
      ('${uuidOf(2)}', '${sub}', 'PMA', 5, 'SUCCESS', 't', '', '2026-11-21T08:00:00Z', '2026-11-21T08:01:00Z'),
      ('${uuidOf(3)}', '${sub}', 'PMA', 5, 'FAILED', 't', '', '2026-11-21T08:00:00Z', '2026-11-21T08:15:00Z'),
      ('${uuidOf(4)}', '${sub}', 'PMA', 5, 'WAITING', 't', '', '2026-11-21T08:00:00Z', null),
      ('${uuidOf(5)}', '${sub}', 'PMA', 5, 'WAITING', 't', '', '2026-11-21T08:00:00Z', null);
    insert into gateway_session (token, payment_uuid, amount, title, callback_url, status, psp, trace_no, decided_at) values
      ('open', '${uuidOf(1)}', 5, 't', 'c', 'WAITING', null, null, null),
      ('paid', '${uuidOf(2)}', 5, 't', 'c', 'SUCCESS', 'negin', '123', '2026-11-21T08:01:00Z'),
      ('closed', '${uuidOf(3)}', 5, 't', 'c', 'CANCELED', null, null, null),
      ('untold', '${uuidOf(4)}', 5, 't', 'c', 'CANCELED', 'negin', null, '2026-11-21T08:01:00Z')`)
  await migrate(db, await readMigrations())

  const payments = await db.query(
    'select gateway_reference, gateway_closed_at, psp, trace_number, decided_at from payment order by uuid',
  )
  const moment = (text: string) => new Date(`2026-11-21T${text}Z`)
  const row = (gateway_reference: string | null, more: object = {}) => ({
    gateway_reference,
    gateway_closed_at: null,
    psp: null,
    trace_number: null,
    decided_at: null,
    ...more,
  })
  expect(payments).toEqual([
    row('open'),
    row('paid', { psp: 'negin', trace_number: '123', decided_at: moment('08:01:00') }),
    row('closed', { gateway_closed_at: moment('08:15:00') }),
    // No inquiry has taken it over yet: the next one does.
    row('untold'),
    row(null),
  ])
  const sessions = await db.query('select token, status, payer, expires_at from gateway_session order by payment_uuid')
  const session = (token: string, status: string) => ({
    token,
    status,
    payer: 'نگار فرهمند',
    expires_at: moment('08:15:00'),
  })
  expect(sessions).toEqual([
    session('open', 'WAITING'),
    session('paid', 'SUCCESS'),
    session('closed', 'CLOSED'),
    session('untold', 'CANCELED'),
  ])
})
