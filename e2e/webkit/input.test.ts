import { expect, test } from '@jest/globals'
import { Presses } from './input'

const press = (x: number, clickCount = 1) => ({ type: 'down', button: 'left', x, y: 20, clickCount }) as const

test('a press by itself goes beside the last one at its place, the second of a double click does not', () => {
  const presses = new Presses()
  expect(presses.begin(press(50))).toBeUndefined()
  expect(presses.begin(press(50))).toEqual({ x: 53, y: 20 })
  expect(presses.begin(press(52))).toEqual({ x: 50, y: 20 })
  expect(presses.begin(press(50, 2))).toBeUndefined()
  expect(presses.begin(press(90))).toBeUndefined()
})
