import { expect, test } from '@jest/globals'
import { fileOf, isLostFile, toFailureReason } from './remote-error'

test.each([
  [{ online: false, status: 0 }, 'offline'],
  [{ online: false, status: 200 }, 'offline'],
  [{ online: true, status: 200 }, 'integrity'],
  [{ online: true, status: 404 }, 'unreachable'],
  [{ online: true, status: 500 }, 'unreachable'],
  [{ online: true, status: 0 }, 'unreachable'],
  [{ online: true, status: undefined }, 'unreachable'],
  [{ online: true, status: undefined, refused: true }, 'integrity'],
  [{ online: false, status: undefined, refused: true }, 'offline'],
] as const)('ERR-36 a script that failed under %o is %s', (importFailure, reason) => {
  expect(toFailureReason(importFailure)).toBe(reason)
})

test.each([
  ['TypeError: Failed to fetch dynamically imported module: http://localhost:3002/1.0.0/remoteEntry.js', true],
  ['TypeError: error loading dynamically imported module: http://localhost:3002/1.0.0/remoteEntry.js', true],
  ['TypeError: Importing a module script failed.', true],
  ['TypeError: Importing a module script is canceled.', true],
  ['TypeError: Cannot load script due to integrity mismatch', true],
  [
    'TypeError: Cannot load script http://localhost:3002/1.0.0/kit.js. Failed integrity metadata check. Content length: 8',
    true,
  ],
  ["TypeError: 'text/html' is not a valid JavaScript MIME type.", true],
  ['TypeError: Cross-origin script load denied by Cross-Origin Resource Sharing policy.', true],
  ['Error: Unable to preload CSS for /style.css', true],
  ['Error: Loading chunk 12 failed. (error: http://localhost:3002/1.0.0/12.js)', true],
  ['Error: Loading CSS chunk 12 failed.', true],
  ['TypeError: boom', false],
  ['Error: Version 19.3.1 of shared singleton module react does not satisfy the requirement (required ^18.0.0)', false],
])('ERR-36 «%s» is the error of a lost file: %p', (cause, expected) => expect(isLostFile(cause)).toBe(expected))

test.each([
  [
    'TypeError: Failed to fetch dynamically imported module: http://localhost:3002/1.0.0/12.js',
    'http://localhost:3002/1.0.0/12.js',
  ],
  ['Error: Loading CSS chunk 12 failed.\n(http://localhost:3002/1.0.0/12.css)', 'http://localhost:3002/1.0.0/12.css'],
  [
    'TypeError: Cannot load script http://localhost:3002/kit.js. Failed integrity metadata check.',
    'http://localhost:3002/kit.js',
  ],
  ['TypeError: Importing a module script failed.', undefined],
])('ERR-36 the lost file of «%s» is %p', (cause, expected) => expect(fileOf(cause)).toBe(expected))
