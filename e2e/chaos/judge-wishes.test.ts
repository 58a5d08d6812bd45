import { expect, test } from '@jest/globals'
import { judgeWishes } from './judge-wishes'

const purchase = (isDone: boolean) => ({ side: 'BUY' as const, amount: 401_000, isDone })
const sale = (isDone: boolean) => ({ side: 'SELL' as const, units: 3, isDone })
const bought = (status: string) => ({ side: 'BUY', amount: 401_000, units: null, status })
const sold = (status: string) => ({ side: 'SELL', amount: 9_000_000, units: 3, status })

test.each([
  [purchase(true), [bought('PENDING'), sold('PENDING')], []],
  [purchase(true), [], [/told as done and is not there/]],
  [purchase(true), [bought('WAITING')], [/told as done and is WAITING/]],
  [purchase(true), [bought('DONE'), bought('WAITING')], [/was made 2 times/]],
  [purchase(false), [], []],
  [purchase(false), [bought('WAITING')], []],
  [purchase(false), [bought('WAITING'), bought('WAITING')], [/was made 2 times/]],
  [sale(true), [sold('DONE')], []],
  [sale(true), [bought('DONE')], [/told as done and is not there/]],
  [sale(false), [sold('PENDING'), sold('PENDING')], [/was made 2 times/]],
])('of the wish %j and the orders %j is told: %j', (wish, orders, expected) => {
  const said = judgeWishes([wish], orders)
  expect(said).toEqual(expected.map((sentence) => expect.stringMatching(sentence)))
})
