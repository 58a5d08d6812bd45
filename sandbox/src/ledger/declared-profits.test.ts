import { expect, test } from '@jest/globals'
import { profitsToDeclare } from './declared-profits'

const days = ['2026-08-23', '2026-09-23', '2026-10-23']
const declared = (fund: { started_at?: string; last?: string | null }) =>
  profitsToDeclare({ ds_code: '11602', started_at: '2020-01-01', last: null, ...fund }, days).map(({ day }) => day)

test.each([
  ['has declared nothing yet', {}, days],
  ['declared the first of them', { last: '2026-08-23' }, days.slice(1)],
  ['declared the last of them', { last: '2026-10-23' }, []],
  ['began between them', { started_at: '2026-09-01' }, days.slice(1)],
  ['began on one of them', { started_at: '2026-09-23' }, days.slice(2)],
])('SBX-102 a fund that %s declares the rest', (_, fund, expected) => expect(declared(fund)).toEqual(expected))

test('SBX-102 a profit is 145 to 185 rial for one unit, its own for each fund and day, whenever it is declared', () => {
  const of = (ds_code: string) => profitsToDeclare({ ds_code, started_at: '2020-01-01', last: null }, days)
  expect(of('11602')).toEqual(of('11602'))
  const rates = [...of('11602'), ...of('12180')].map(({ per_unit }) => per_unit)
  for (const rate of rates) expect(145 <= rate && rate <= 185).toBe(true)
  expect(new Set(rates).size).toBeGreaterThan(2)
  expect(of('12180')[0]).toMatchObject({ ds_code: '12180', day: '2026-08-23' })
})
