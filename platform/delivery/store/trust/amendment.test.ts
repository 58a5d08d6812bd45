import { expect, test } from '@jest/globals'
import type { Catalogue, Delivered } from '../../../contract/catalogue'
import { builtFixture } from '../../testing/built-fixture'
import { shellFixture } from '../../testing/host-fixture'
import { kill, pauseRamp, promote, revive, rollback, stopCanary } from '../catalogue/catalogue-changes'
import { amended, amendmentBetween } from './amendment'

const at = '2026-11-29T12:00:00.000Z'
const [old, young] = [builtFixture('pma', { version: '1.0.0' }), builtFixture('pma', { version: '1.1.0' })]
const ramp = { steps: [1, 10, 100], bakeMinutes: 30, since: '2026-11-29T11:00:00.000Z' }
const first = { base: 'https://cdn.example/pma', current: old }
const tried = { ...first, canary: { built: young, percent: 1, ramp } }
const catalogueOf = (remote: Delivered): Catalogue => {
  const empty = { revision: 1, issued: at, remotes: [] }
  return 'base' in remote ? { ...empty, remotes: [remote] } : { ...empty, shell: remote }
}
const off = { fa: 'off', en: 'off' }
const step = (percent: number) => (catalogue: Catalogue) =>
  promote(catalogue, { built: young, rule: { percent, ramp: { ...ramp, since: at } } })

test.each<[string, Delivered, (catalogue: Catalogue) => Catalogue, object | undefined]>([
  ['a step of its ramp', tried, step(10), { canary: { percent: 10, since: at } }],
  ['another percent', tried, step(20), undefined],
  ['the end of its ramp', tried, (now) => promote(now, { built: young }), { canary: 'everybody' }],
  [
    'a canary without a ramp for all',
    { ...tried, canary: { built: young, percent: 1 } },
    (now) => promote(now, { built: young }),
    undefined,
  ],
  ['a pause', tried, (now) => pauseRamp(now, 'pma'), { canary: { percent: 1, since: ramp.since, paused: true } }],
  ['the end of a canary', tried, (now) => stopCanary(now, 'pma'), { canary: 'stopped' }],
  ['off', tried, (now) => kill(now, 'pma', off, at), { killed: { message: off, since: at } }],
  ['on again', { ...tried, killed: { message: off, since: at } }, (now) => revive(now, 'pma'), { killed: null }],
  [
    'off, of a canary that was stopped',
    tried,
    (now) => kill(stopCanary(now, 'pma'), 'pma', off, at),
    { canary: 'stopped', killed: { message: off, since: at } },
  ],
  ['a new version', first, (now) => promote(now, { built: young }), undefined],
  ['a new canary', first, step(1), undefined],
  ['a rollback', { ...first, previous: young }, (now) => rollback(now, 'pma'), undefined],
  ['another base', tried, (now) => ({ ...now, remotes: [{ ...tried, base: 'https://evil.example' }] }), undefined],
])('PLT-084 others than the owner may make of an entry: %s', (_, base, change, expected) => {
  const [after] = change(catalogueOf(base)).remotes
  if (!after) throw new Error('expected a remote')
  const found = amendmentBetween(base, after, at)
  expect(found).toEqual(expected && { at, ...expected })
  if (found)
    expect({ withdrawn: [], ...JSON.parse(JSON.stringify(amended(base, found))) }).toMatchObject(
      JSON.parse(JSON.stringify(after)),
    )
})

test('PLT-084 the same of the shell, whose former builds stay', () => {
  const [current, next] = [shellFixture('1.0.0'), shellFixture('1.1.0')]
  const base = { current, canary: { built: next, percent: 1, ramp } }
  const stopped = { current, withdrawn: [next.version] }
  expect(amendmentBetween(base, stopped, at)).toEqual({ at, canary: 'stopped' })
  expect(amended(base, { at, canary: 'stopped' })).toMatchObject({
    withdrawn: [next.version],
    replaced: [{ version: next.version, at }],
  })
  expect(() => amended({ current }, { at, canary: 'stopped' })).toThrow('SARV-209')
})
