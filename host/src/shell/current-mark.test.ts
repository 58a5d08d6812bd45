import { expect, test } from '@jest/globals'
import { currentMark } from './current-mark'

const fund = { path: '/funds/:fundId', tab: '/investment' }
const assets = { path: '/assets' }

test.each([
  ['/assets', '/assets', assets, 'page'],
  ['/assets', '/assets/', assets, 'page'],
  ['/home', '/assets', assets, undefined],
  ['/investment', '/funds/11307', fund, 'true'],
  ['/assets', '/funds/11307', fund, undefined],
  ['/assets', '/assets', fund, 'page'],
  ['/investment', '/assets', fund, undefined],
  ['/faq', '/faq/3', { path: '/faq/:id', tab: '/faq' }, 'true'],
] as const)('D-142 the item of %s is marked at %s with %j as %s', (to, pathname, shown, mark) => {
  expect(currentMark(to, pathname, shown)).toBe(mark)
})
