import { describe, expect, test } from '@jest/globals'
import type { BuiltRemote } from '../../contract/manifest'
import { builtFixture } from '../testing/built-fixture'
import { hostFixture } from '../testing/host-fixture'
import { bundlerRelease, contractRange, sharedVersions } from './shared-versions'

const catalogue = { revision: 1, issued: '', remotes: [] }
const [old, live] = [hostFixture('1.0.0'), hostFixture('1.2.0')]

function detailsOf(rule: typeof contractRange, different: Partial<BuiltRemote>, hosts = [live, old]): string[] {
  return rule
    .find({ built: builtFixture('pma', different), hosts, catalogue })
    .map(({ code, detail }) => `${code} ${detail}`)
}

describe('the platform contract', () => {
  test.each([
    ['^1.0.0', []],
    ['^1.1.0', ['SARV-401 It requires ^1.1.0; the other host 1.0.0-test keeps 1.0.0.']],
    ['~1.0.0', ['SARV-401 It requires ~1.0.0; the live host 1.2.0-test keeps 1.2.0.']],
    [
      '^2.0.0',
      [
        'SARV-401 It requires ^2.0.0; the live host 1.2.0-test keeps 1.2.0.',
        'SARV-401 It requires ^2.0.0; the other host 1.0.0-test keeps 1.0.0.',
      ],
    ],
    ['nonsense', expect.arrayContaining([expect.stringContaining('SARV-401 It requires nonsense')])],
  ])('%s is held against live and previous host', (platform, details) => {
    expect(detailsOf(contractRange, { requires: { platform } })).toEqual(details)
  })
})

test.each([
  [{ react: '^19.3.1' }, []],
  [{ react: '^18.0.0' }, ['SARV-402 react ^18.0.0; the live host 1.2.0-test brings 19.3.1.']],
  [{ vue: '^3.5.0' }, ['SARV-402 vue ^3.5.0; the live host 1.2.0-test brings none.']],
  [{ '@sarv/shared/platform': '^9.0.0' }, []],
])('shared modules %o resolve to what the host brings', (shared, details) => {
  expect(detailsOf(sharedVersions, { shared }, [live])).toEqual(details)
})

test.each([
  ['2.9', []],
  ['3.0', ['SARV-403 It is 3.0, that of the live host 1.2.0-test 2.9.']],
])('the bundler runtime of release %s is held against that of the host', (federation, details) => {
  expect(detailsOf(bundlerRelease, { federation }, [live])).toEqual(details)
})
