import { expect, test } from '@jest/globals'
import { hostPages } from './host-pages'

test.each([
  ['R-09', '/user-info', 'اطلاعات کاربری', 'history'],
  ['R-10', '/onboarding', 'فعال‌سازی حساب', 'step'],
  ['R-12', '/referral', 'معرفی دوستان', 'history'],
  ['R-13', '/prize', 'جوایز', 'history'],
])('%s %s is titled %s with the back rule %s', (_, path, title, back) => {
  const page = hostPages.find((one) => one.path === path)
  expect(page).toMatchObject({ title: { fa: title }, header: 'title', back, extras: [], isPublic: false })
})
