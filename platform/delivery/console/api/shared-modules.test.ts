import { expect, test } from '@jest/globals'
import { builtFixture } from '../../testing/built-fixture'
import { hostFixture } from '../../testing/host-fixture'
import { toSharedModules } from './shared-modules'

test('each module with what the shell brings and who accepts what, the contract first', () => {
  const remotes = [
    builtFixture('bank', { shared: { react: '^18.0.0' } }),
    builtFixture('pma', { shared: { react: '^19.3.1' } }),
    builtFixture('invest', { shared: { react: '^19.3.1', valtio: '^2.0.0' } }),
  ]
  const { hosts, modules } = toSharedModules([hostFixture('1.2.0'), hostFixture('0.9.0')], remotes)
  expect(hosts).toEqual(['1.2.0-test', '0.9.0-test'])
  expect(modules).toEqual([
    {
      name: '@sarv/shared/platform',
      provided: ['1.2.0', '0.9.0'],
      ranges: [{ range: '^1.0.0', count: 3, fits: false, remotes: ['bank', 'invest', 'pma'] }],
    },
    {
      name: 'react',
      provided: ['19.3.1', '19.3.1'],
      ranges: [
        { range: '^19.3.1', count: 2, fits: true, remotes: ['invest', 'pma'] },
        { range: '^18.0.0', count: 1, fits: false, remotes: ['bank'] },
      ],
    },
    {
      name: 'valtio',
      provided: [undefined, undefined],
      ranges: [{ range: '^2.0.0', count: 1, fits: false, remotes: ['invest'] }],
    },
  ])
})
