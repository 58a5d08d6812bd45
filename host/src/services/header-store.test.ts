import { expect, test } from '@jest/globals'
import { createHeaderStore } from './header-store'

test('HST-034 the overrides of a screen hold until it leaves', () => {
  const header = createHeaderStore()
  const leave = header.set({ title: 'چکاد بلند' })
  expect(header.current).toEqual({ title: 'چکاد بلند' })
  leave()
  expect(header.current).toEqual({})
})

test('HST-034 the next screen overrides the header although the one before has not left yet', () => {
  const header = createHeaderStore()
  const leaveFirst = header.set({ title: 'اول' })
  header.set({ title: 'دوم' })
  leaveFirst()
  expect(header.current).toEqual({ title: 'دوم' })
})
