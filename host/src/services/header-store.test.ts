import { expect, test } from '@jest/globals'
import { createHeaderStore } from './header-store'

test('HST-034 the next screen overrides the header although the one before has not left yet', () => {
  const header = createHeaderStore()
  const leaveFirst = header.set({ title: 'اول' })
  header.set({ title: 'دوم' })
  leaveFirst()
  expect(header.current).toEqual({ title: 'دوم' })
})
