import { expect, test } from '@jest/globals'
import type { CataloguedShell } from '../../../contract/catalogued-shell'
import { shellFixture } from '../../testing/host-fixture'
import { withReplaced } from './replaced-shells'

const day = 86_400_000
const now = Date.parse('2026-11-29T12:00:00Z')
const [a, b, c] = ['1.0.0', '1.1.0', '1.2.0'].map(shellFixture) as [never, never, never]
const trying = (built: never): CataloguedShell['canary'] => ({ percent: 10, built })
const versions = ({ replaced = [] }: CataloguedShell) => replaced.map(({ version }) => version)

test('F25 what a change replaces is kept for two weeks from then on, also a canary; what runs again is not', () => {
  const first = withReplaced({ current: a, canary: trying(b) }, { current: a }, now)
  expect(versions(first)).toEqual([])
  const second = withReplaced({ current: c }, first, now)
  expect(second.replaced).toEqual([
    { version: '1.0.0-test', files: expect.any(String), at: '2026-11-29T12:00:00.000Z' },
    { version: '1.1.0-test', files: expect.any(String), at: '2026-11-29T12:00:00.000Z' },
  ])
  expect(versions(withReplaced({ ...second, current: a }, second, now + 13 * day))).toEqual([
    '1.2.0-test',
    '1.1.0-test',
  ])
  expect(
    versions(withReplaced({ ...second, killed: { message: { fa: '', en: '' }, since: '' } }, second, now + 14 * day)),
  ).toEqual([])
  expect(withReplaced(second, second, now + 14 * day)).toBe(second)
})
