import { expect, test } from '@jest/globals'
import { namedIn } from './named-ids'

test.each([
  ['PLT-001 a thing', ['PLT-001']],
  ['PLT-011…013 R-04 five headers', ['PLT-011', 'R-04', 'PLT-012', 'PLT-013']],
  ['PMA-015 PMA-016 PMA-015 twice', ['PMA-015', 'PMA-016']],
  ['D-42 T9 F2 are not requirements', []],
])('%s names %j', (title, ids) => expect(namedIn(title)).toEqual(ids))
