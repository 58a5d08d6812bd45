import { expect, test } from '@jest/globals'
import { subscribe } from 'valtio'
import { createUpdateHolds } from './update-holds'

test('U21 the page is held until every hold is released, once each', async () => {
  const holds = createUpdateHolds()
  const [first, second] = [holds.hold(), holds.hold()]
  first()
  first()
  expect(holds.isHeld).toBe(true)
  const told = new Promise<boolean>((resolve) => subscribe(holds, () => resolve(holds.isHeld)))
  second()
  expect(holds.isHeld).toBe(false)
  expect(await told).toBe(false)
})
