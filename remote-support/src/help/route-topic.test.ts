import { expect, test } from '@jest/globals'
import { topicOf } from './route-topic'

test.each([
  ['/home', 2],
  ['/funds/11307', 2],
  ['/buy', 2],
  ['/pma/onboarding', 3],
  ['/user-pma/1', 3],
  ['/card', 4],
  ['/bank/operations/sheba', 4],
  ['/payment/receipt', 5],
  ['/recommendations/onboarding', 6],
  ['/onboarding', 1],
  ['/accounts', 1],
])('HST-074 beside %s stand questions of category %i', (path, category) => expect(topicOf(path)).toBe(category))
