import { expect, test } from '@jest/globals'
import { oneByOne, withOthers } from './donut-slices'

const slices = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `a${index}`, label: `a${index}`, amount: 10, share: 5 }))

test('eight assets stand apart; from the ninth on they are one slice', () => {
  expect(withOthers(slices(8), 'سایر')).toHaveLength(8)
  expect(withOthers(slices(11), 'سایر')).toHaveLength(9)
  expect(withOthers(slices(11), 'سایر').at(-1)).toEqual({ key: 'others', label: 'سایر', amount: 30, share: 15 })
})

test('one by one, those that the ring shows as one slice have its colour', () => {
  expect(oneByOne(slices(8)).map(({ colour }) => colour)).toEqual(Array(8).fill(undefined))
  expect(oneByOne(slices(200)).map(({ colour }) => colour)).toEqual([
    ...Array(8).fill(undefined),
    ...Array(192).fill('var(--c9)'),
  ])
})
