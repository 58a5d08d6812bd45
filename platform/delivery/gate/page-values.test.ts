import { expect, test } from '@jest/globals'
import { builtFixture } from '../testing/built-fixture'
import { pageValues } from './page-values'

test.each([
  [{}, []],
  [{ version: '1.0.0"><h1>' }, [{ code: 'SARV-413', detail: expect.stringMatching(/^version: expected a version/) }]],
  [
    { files: [{ path: 'a.js', integrity: '', bytes: 1, br: 1 }] },
    [{ code: 'SARV-413', detail: expect.stringMatching(/^files\.0\.integrity: expected a hash/) }],
  ],
  [{ owner: 'pma\nFORGED' }, [{ code: 'SARV-413', detail: 'owner: pma\\nFORGED' }]],
  [{ commit: '\u001b[2J' }, [{ code: 'SARV-413', detail: 'commit: \\u{1b}[2J' }]],
])('T2 F24 the gate says of %j which value no page may hold', (different, errors) => {
  expect(pageValues.find({ built: builtFixture('pma', different) })).toEqual(errors)
})
