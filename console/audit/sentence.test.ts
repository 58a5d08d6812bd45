import { expect, test } from '@jest/globals'
import type { CataloguedRemote } from '@sarv/platform/contract/catalogue'
import { describeChange } from '@sarv/platform/delivery/store/catalogue/describe-change'
import { builtFixture } from '@sarv/platform/delivery/testing/built-fixture'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import { parseSentence } from './sentence'

const built = (version: string) => builtFixture('pma', { version })
const remote: CataloguedRemote = { base: 'https://a.example/pma', current: built('1.0.0') }
const canary = { percent: 2.5, built: built('1.1.0') }
const ramp = { steps: [2.5, 100], bakeMinutes: 30, since: '' }
const climbing = { ...remote, canary: { ...canary, ramp } }
const paused = { ...remote, canary: { ...canary, ramp: { ...ramp, paused: true } } }
const killed = { message: { fa: 'بسته', en: 'Closed: until 18:00\nSorry' }, since: '' }

const [from, until] = ['2099-01-01T00:00:00.000Z', '2099-01-02T00:00:00.000Z']

/** What the command writes about a change, so that another wording there fails here. */
function written(before: CataloguedRemote | undefined, after: CataloguedRemote | undefined): string[] {
  const catalogue = (one: CataloguedRemote | undefined) => ({ revision: 1, issued: '', remotes: one ? [one] : [] })
  return describeChange(catalogue(before), catalogue(after))
}

test.each<[string[], object[]]>([
  [written(undefined, remote), [{ key: 'comesIn', values: { version: '1.0.0' } }]],
  [
    written(remote, { ...remote, current: built('1.1.0') }),
    [{ key: 'runs', values: { version: '1.1.0', before: '1.0.0' } }],
  ],
  [written(remote, { ...remote, canary }), [{ key: 'try', values: { percent: '2.5', version: '1.1.0' } }]],
  [
    written(remote, { ...remote, canary: { ...canary, level: 2, base: 'https://b.example/pma' } }),
    [{ key: 'tryFrom', values: { percent: '2.5', level: '2', version: '1.1.0' } }],
  ],
  [
    written(remote, { ...remote, canary: { ...canary, ramp } }),
    [
      { key: 'try', values: { percent: '2.5', version: '1.1.0' } },
      { key: 'ramp', values: { version: '1.1.0', steps: '2.5, 100', minutes: '30' } },
    ],
  ],
  [written(climbing, paused), [{ key: 'rampPaused', values: { version: '1.1.0' } }]],
  [written(paused, climbing), [{ key: 'rampResumed', values: { version: '1.1.0' } }]],
  [written(climbing, { ...remote, canary }), [{ key: 'rampEnds', values: { version: '1.1.0' } }]],
  [
    written({ ...remote, canary }, { ...remote, withdrawn: ['1.1.0'] }),
    [
      { key: 'untried', values: { version: '1.1.0' } },
      { key: 'takenBack', values: { version: '1.1.0' } },
    ],
  ],
  [written(remote, { ...remote, killed }), [{ key: 'off', values: { message: 'Closed: until 18:00\nSorry' } }]],
  [written({ ...remote, killed }, remote), [{ key: 'on', values: {} }]],
  [
    written(remote, { ...remote, base: 'https://b.example/pma' }),
    [{ key: 'served', values: { base: 'https://b.example/pma' } }],
  ],
  [
    written(remote, { ...remote, current: { ...built('1.0.0'), version: '1.1.0', storage: ['pma', 'plans'] } }),
    [
      { key: 'runs', values: { version: '1.1.0', before: '1.0.0' } },
      { key: 'authority', values: { version: '1.1.0', lines: 'storage pma, storage plans' } },
    ],
  ],
  [written(remote, undefined), [{ key: 'leaves', values: {} }]],
  [['pma: is locked'], [{ key: 'locked', values: {} }]],
  [[`pma: is locked from ${from}`], [{ key: 'lockedFrom', values: { from } }]],
  [[`pma: is locked until ${until}`], [{ key: 'lockedUntil', values: { until } }]],
  [[`pma: is locked from ${from} until ${until}`], [{ key: 'lockedWindow', values: { from, until } }]],
  [['pma: is unlocked'], [{ key: 'unlocked', values: {} }]],
])('%j is said in both languages', (sentences, expected) => {
  const parsed = sentences.map(parseSentence)
  expect(parsed).toEqual(expected.map((one) => ({ remote: 'pma', ...one })))
  for (const one of parsed)
    for (const texts of [fa.sentence, en.sentence] as Record<string, string>[])
      expect(texts[one?.key ?? '']).toBeTruthy()
})

test.each(['', 'pma', 'the catalogue is renewed', 'Pma: is switched on again', 'pma: something else'])(
  '%j is left as it stands',
  (text) => expect(parseSentence(text)).toBeUndefined(),
)
