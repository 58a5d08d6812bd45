import { expect, test } from '@jest/globals'
import type { ProfitShare } from '@sarv/shared/contract/fund-statements'
import { createPerson } from '../../seed/person'
import { openBeforeAll } from '../../testing/open-before-all'
import { openTestApp } from '../../testing/test-app'
import { addDays, jalaliMonthStarts } from '../../time/tehran'

const app = openBeforeAll(() => openTestApp('2026-11-21T08:00:00Z'))

test('INV-064 SBX-102 payouts of the last 24 Jalali months are listed, an older one is not', async () => {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  const [oldest = ''] = jalaliMonthStarts('2026-11-21', 24)
  for (const day of [oldest, addDays(oldest, -1)]) {
    await app.db.query(`insert into fund_profit values ('11602', $1, 10) on conflict do nothing`, [day])
    await app.db.query(
      `insert into profit_payout (sub, ds_code, day, units, amount, iban)
       values ($1, '11602', $2, 5, 50, 'IR120570000000000000000001')`,
      [sub, day],
    )
  }
  const client = await app.signIn(sub)
  const { body } = await client.get<{ results: ProfitShare[] }>('/fund/api/v1/profit-sharing/?from=2020-01-01')
  expect(body.results.map(({ date }) => date)).toEqual([oldest])
})
