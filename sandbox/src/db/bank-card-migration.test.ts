import { expect, test } from '@jest/globals'
import { openOlderDatabase } from '../testing/older-database'
import { openBeforeAll } from '../testing/open-before-all'
import { migrate, readMigrations } from './migrate'

const people = ['0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a11', '0b5f7a1c-9d0e-4a53-8a55-0d6c1f6f2a12']

const db = openBeforeAll(() => openOlderDatabase('0400'))

test('SBX-019 VAL-23 the cards of an older database get whole numbers with the ends that people know', async () => {
  await db.script(`
    insert into person (sub, mobile, created_at) values ('${people[0]}', '09120000003', now()), ('${people[1]}', '09120000004', now());
    insert into card_account (sub, status, card_number, account_number, iban, card_name) values
      ('${people[0]}', 'verified', '627412******4891', '1', 'IR1', 'kavir'), ('${people[1]}', 'pending', null, null, null, null)`)
  await migrate(db, await readMigrations())

  const cards = await db.query<{ number: string }>(
    'select c.number, c.card_name, a.sub from bank_card c join card_account a on a.id = c.account_id',
  )
  expect(cards).toEqual([{ number: expect.stringMatching(/^627412\d{6}4891$/), card_name: 'kavir', sub: people[0] }])
  const doubled = [...(cards[0]?.number ?? '')].map((digit, index) => Number(digit) * (index % 2 === 0 ? 2 : 1))
  expect(doubled.reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0) % 10).toBe(0)
})
