import { expect, test } from '@jest/globals'
import { createUpdateHolds } from './update-holds'

test('U21 the page is held until every hold is released, once each', () => {
  const holds = createUpdateHolds()
  const changes: boolean[] = []
  const unsubscribe = holds.subscribe(() => changes.push(holds.isHeld()))
  const [first, second] = [holds.hold(), holds.hold()]
  first()
  first()
  expect(holds.isHeld()).toBe(true)
  second()
  expect(holds.isHeld()).toBe(false)
  unsubscribe()
  holds.hold()
  expect(changes).toEqual([true, true, true, false])
})
