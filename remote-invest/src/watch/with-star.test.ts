import { expect, test } from '@jest/globals'
import { withStar } from './with-star'

test.each([
  [['1', '2'], '3', true, ['3', '1', '2']],
  [['1', '2'], '2', true, ['1', '2']],
  [['1', '2'], '1', false, ['2']],
  [['1', '2'], '3', false, ['1', '2']],
])('INV-079 of %j the star of %s becomes %s: %j', (ds_codes, code, on, after) =>
  expect(withStar({ ds_codes }, code, on)).toEqual({ ds_codes: after }),
)
