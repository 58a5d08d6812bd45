import { expect, test } from '@jest/globals'
import { toFailureReason } from './remote-error'

test.each([
  [{ online: false, status: 0 }, 'offline'],
  [{ online: false, status: 200 }, 'offline'],
  [{ online: true, status: 200 }, 'integrity'],
  [{ online: true, status: 404 }, 'unreachable'],
  [{ online: true, status: 500 }, 'unreachable'],
  [{ online: true, status: 0 }, 'unreachable'],
  [{ online: true, status: undefined }, 'unreachable'],
] as const)('ERR-36 a script that failed under %o is %s', (importFailure, reason) => {
  expect(toFailureReason(importFailure)).toBe(reason)
})
