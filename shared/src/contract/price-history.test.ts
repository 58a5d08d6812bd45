import { expect, test } from '@jest/globals'
import { getFundChart } from './funds'

const { reply, guard } = getFundChart
const price = { date: '2026-08-03', final_price: 40_144 }

test.each([[{ items: [] }], [{ items: [price] }], [{ items: [price, { date: '', final_price: 0 }] }]])(
  'F38 a history that the guard takes is the one that the schema would give: %j',
  (history) => {
    expect(guard?.(history)).toBe(true)
    expect(reply.parse(history)).toEqual(history)
  },
)

test.each([
  [undefined],
  [null],
  ['items'],
  [[price]],
  [{}],
  [{ items: price }],
  [{ items: [price, null] }],
  [{ items: [price, 'soon'] }],
  [{ items: [{ date: '2026-08-03' }] }],
  [{ items: [{ date: 20_260_803, final_price: 40_144 }] }],
  [{ items: [{ date: '2026-08-03', final_price: '40,144' }] }],
  [{ items: [{ date: '2026-08-03', final_price: null }] }],
])('F38 the guard leaves %j to the schema', (history) => expect(guard?.(history)).toBe(false))
