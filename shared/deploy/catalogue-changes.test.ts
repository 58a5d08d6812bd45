import { describe, expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../src/remote/catalogue'
import { kill, promote, revive, rollback, stopCanary } from './catalogue-changes'
import { builtFixture } from './fixtures/built-fixture'
import { SarvError } from './sarv-error'

const v = (version: string) => builtFixture('pma', { version })
const bank: CataloguedRemote = { base: 'http://bank', current: builtFixture('bank', { version: '9' }) }
const message = { fa: 'در حال تعمیر', en: 'Under repair' }
const since = '2026-11-21T12:00:00Z'

function withPma(pma: Partial<CataloguedRemote>): Catalogue {
  return { revision: 4, issued: since, remotes: [bank, { base: 'http://pma', current: v('2'), ...pma }] }
}

function codeOf(change: () => unknown): string | undefined {
  try {
    change()
    return undefined
  } catch (error) {
    return error instanceof SarvError ? error.code : String(error)
  }
}

/** What of a remote the changes may touch, in short. */
function shortOf({ remotes }: Catalogue) {
  const pma = remotes.find(({ current }) => current.name === 'pma')
  return {
    current: pma?.current.version,
    previous: pma?.previous?.version,
    canary: pma?.canary && [pma.canary.built.version, pma.canary.percent],
    withdrawn: pma?.withdrawn ?? [],
  }
}

const canary = (version: string, percent = 10) => ({ percent, built: v(version) })

describe('a promotion', () => {
  test.each([
    ['to all keeps what ran', {}, { built: v('3') }, { current: '3', previous: '2', withdrawn: [] }],
    ['to some', {}, { built: v('3'), rule: { percent: 10 } }, { current: '2', canary: ['3', 10], withdrawn: [] }],
    [
      'widens a canary',
      { canary: canary('3') },
      { built: v('3'), rule: { percent: 50 } },
      { current: '2', canary: ['3', 50], withdrawn: [] },
    ],
    [
      'of the canary to all ends it',
      { canary: canary('3') },
      { built: v('3') },
      { current: '3', previous: '2', withdrawn: [] },
    ],
    [
      'of a withdrawn version that is meant',
      { withdrawn: ['1', '3'] },
      { built: v('3'), again: true },
      { current: '3', previous: '2', withdrawn: ['1'] },
    ],
  ])('%s', (_, pma, promotion, short) => {
    const changed = promote(withPma(pma), promotion)
    expect(shortOf(changed)).toEqual({ previous: undefined, canary: undefined, ...short })
    expect(changed.remotes[0]).toBe(bank)
  })

  test('brings a new remote in, with where it is served', () => {
    const built = builtFixture('trade', { version: '1' })
    expect(promote(withPma({}), { built, base: 'http://trade' }).remotes.at(-1)).toEqual({
      base: 'http://trade',
      current: built,
    })
  })

  test.each([
    ['SARV-203', {}, { built: v('2') }],
    ['SARV-203', { canary: canary('3') }, { built: v('2'), rule: { percent: 10 } }],
    ['SARV-204', { withdrawn: ['3'] }, { built: v('3') }],
    ['SARV-204', { withdrawn: ['3'] }, { built: v('3'), rule: { percent: 10 } }],
    ['SARV-206', { canary: canary('3') }, { built: v('4') }],
    ['SARV-206', { canary: canary('3') }, { built: v('4'), rule: { percent: 1 } }],
    ['SARV-207', {}, { built: builtFixture('trade'), base: 'http://trade', rule: { percent: 10 } }],
    ['SARV-210', {}, { built: builtFixture('trade') }],
  ])('is refused with %s', (code, pma, promotion) => {
    expect(codeOf(() => promote(withPma(pma), promotion))).toBe(code)
  })
})

describe('a rollback', () => {
  test.each([
    ['runs the previous version', { previous: v('1') }, { current: '1', withdrawn: ['2'] }],
    [
      'takes a canary back first',
      { previous: v('1'), canary: canary('3') },
      { current: '2', previous: '1', withdrawn: ['3'] },
    ],
    [
      'forgets that its version was once withdrawn',
      { previous: v('1'), withdrawn: ['1'] },
      { current: '1', withdrawn: ['2'] },
    ],
  ])('%s', (_, pma, short) => {
    expect(shortOf(rollback(withPma(pma), 'pma'))).toEqual({ previous: undefined, canary: undefined, ...short })
  })

  test('remembers the last fifty withdrawals', () => {
    const withdrawn = Array.from({ length: 50 }, (_, index) => `0.${index}`)
    const after = shortOf(rollback(withPma({ previous: v('1'), withdrawn }), 'pma')).withdrawn
    expect([after.length, after[0], after.at(-1)]).toEqual([50, '0.1', '2'])
  })

  test.each([
    ['SARV-205', 'pma'],
    ['SARV-201', 'trade'],
  ])('is refused with %s', (code, name) => {
    expect(codeOf(() => rollback(withPma({}), name))).toBe(code)
  })

  test('cannot go on for ever', () => {
    const once = rollback(withPma({ previous: v('1') }), 'pma')
    expect(codeOf(() => rollback(once, 'pma'))).toBe('SARV-205')
  })
})

describe('the switch', () => {
  const off = kill(withPma({}), 'pma', message, since)

  test('puts a message in the place of the remote', () => {
    expect(off.remotes[1]?.killed).toEqual({ message, since })
  })

  test('takes another message and keeps since when', () => {
    const other = { fa: 'تا فردا', en: 'Until tomorrow' }
    expect(kill(off, 'pma', other, '2026-11-22T00:00:00Z').remotes[1]?.killed).toEqual({ message: other, since })
  })

  test('is off and on without a trace', () => expect(revive(off, 'pma')).toEqual(withPma({})))

  test.each([
    ['SARV-208', () => revive(withPma({}), 'pma')],
    ['SARV-201', () => revive(withPma({}), 'trade')],
    ['SARV-201', () => kill(withPma({}), 'trade', message, since)],
    ['SARV-209', () => stopCanary(withPma({}), 'pma')],
  ])('is refused with %s', (code, change) => expect(codeOf(change)).toBe(code))
})
