import { describe, expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { SarvError } from '../../errors/sarv-error'
import { builtFixture } from '../../testing/built-fixture'
import { kill, pauseRamp, promote, resumeRamp, retire, revive, rollback, stopCanary } from './catalogue-changes'

const v = (version: string) => builtFixture('pma', { version })
const bank: CataloguedRemote = { base: 'https://bank.example', current: builtFixture('bank', { version: '9' }) }
const message = { fa: 'در حال تعمیر', en: 'Under repair' }
const since = '2026-11-21T12:00:00Z'

function withPma(pma: Partial<CataloguedRemote>): Catalogue {
  return { revision: 4, issued: since, remotes: [bank, { base: 'https://pma.example', current: v('2'), ...pma }] }
}

function codeOf(change: () => unknown): string | undefined {
  try {
    change()
    return undefined
  } catch (error) {
    return error instanceof SarvError ? error.code : String(error)
  }
}

/** The part of a remote that the changes may touch, in short. */
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
    expect(promote(withPma({}), { built, base: 'https://trade.example' }).remotes.at(-1)).toEqual({
      base: 'https://trade.example',
      current: built,
    })
  })

  test('a new remote is tried by some first, and opened, tried in another version or left closed from there', () => {
    const [first, second] = [builtFixture('trade', { version: '1' }), builtFixture('trade', { version: '2' })]
    const base = 'https://trade.example'
    const last = ({ remotes }: Catalogue) => remotes.at(-1)
    const tried = promote(withPma({}), { built: first, base, rule: { percent: 10 } })
    expect(last(tried)).toEqual({ base, current: first, canary: { percent: 10, built: first }, unreleased: true })
    expect(last(promote(tried, { built: first, rule: { percent: 50 } }))).toMatchObject({ canary: { percent: 50 } })
    expect(last(promote(tried, { built: first }))).toEqual({ base, current: first, withdrawn: [] })
    expect(codeOf(() => promote(tried, { built: second }))).toBe('SARV-206')

    const closed = rollback(tried, 'trade')
    expect(last(closed)).toEqual({ base, current: first, unreleased: true, withdrawn: ['1'] })
    expect(codeOf(() => promote(closed, { built: first, rule: { percent: 10 } }))).toBe('SARV-204')
    expect(codeOf(() => rollback(closed, 'trade'))).toBe('SARV-205')
    const next = promote(closed, { built: second, rule: { percent: 10 } })
    expect(last(next)).toMatchObject({ current: second, canary: { built: second }, unreleased: true, withdrawn: ['1'] })
  })

  test.each([
    ['SARV-203', {}, { built: v('2') }],
    ['SARV-203', { canary: canary('3') }, { built: v('2'), rule: { percent: 10 } }],
    ['SARV-204', { withdrawn: ['3'] }, { built: v('3') }],
    ['SARV-204', { withdrawn: ['3'] }, { built: v('3'), rule: { percent: 10 } }],
    ['SARV-206', { canary: canary('3') }, { built: v('4') }],
    ['SARV-206', { canary: canary('3') }, { built: v('4'), rule: { percent: 1 } }],
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

const [own, other] = ['https://pma.example', 'https://other.example/pma'] as const

describe('where versions are served', () => {
  /** The bases of the catalogue's remote: of what all people run, of what ran before, of the canary. */
  const basesOf = ({ remotes }: Catalogue) => {
    const pma = remotes.find(({ current }) => current.name === 'pma')
    return [pma?.base, pma?.previousBase, pma?.canary?.base]
  }
  const to = (built: string, base?: string, rule?: { percent: number }) => (before: Catalogue) =>
    promote(before, { built: v(built), base, rule })
  const back = (before: Catalogue) => rollback(before, 'pma')
  const ran: Partial<CataloguedRemote> = { previous: v('1') }

  test.each<[string, Partial<CataloguedRemote>, ((before: Catalogue) => Catalogue)[], (string | undefined)[]]>([
    ['a promotion with a base remembers the one before', {}, [to('3', other)], [other, own, undefined]],
    ['a promotion without one stays', {}, [to('3')], [own, undefined, undefined]],
    ['a rollback restores what its version ran with', {}, [to('3', other), back], [own, undefined, undefined]],
    ['a rollback of what stayed stays', {}, [to('3'), back], [own, undefined, undefined]],
    [
      'a promotion forgets where what ran before last was',
      {},
      [to('3', other), to('4')],
      [other, undefined, undefined],
    ],
    ['what everybody runs is moved alone', ran, [to('2', other)], [other, own, undefined]],
    ['what was moved twice', ran, [to('2', 'https://a.example'), to('2', other)], [other, own, undefined]],
    ['what was moved there and back', ran, [to('2', other), to('2', own)], [own, undefined, undefined]],
    ['a rollback after a move', ran, [to('2', other), back], [own, undefined, undefined]],
    ['a move of the first version', {}, [to('2', other)], [other, undefined, undefined]],
    ['a canary has a base of its own', {}, [to('3', other, { percent: 10 })], [own, undefined, other]],
    [
      'a wider canary keeps it',
      {},
      [to('3', other, { percent: 10 }), to('3', undefined, { percent: 50 })],
      [own, undefined, other],
    ],
    ['a canary for all takes it along', {}, [to('3', other, { percent: 10 }), to('3')], [other, own, undefined]],
    ['a canary that is taken back too', {}, [to('3', other, { percent: 10 }), back], [own, undefined, undefined]],
    ['a move beside a canary leaves that', { canary: canary('3') }, [to('2', other)], [other, undefined, own]],
  ])('%s', (_, pma, changes, bases) => {
    expect(basesOf(changes.reduce((catalogue, change) => change(catalogue), withPma(pma)))).toEqual(bases)
  })

  test('a move is of the base alone', () => {
    const before = withPma({ ...ran, withdrawn: ['0'] })
    expect(shortOf(promote(before, { built: v('2'), base: other }))).toEqual(shortOf(before))
  })

  test.each<[string | undefined, () => unknown]>([
    ['SARV-203', () => promote(withPma({}), { built: v('2'), base: own })],
    ['SARV-212', () => promote(withPma({}), { built: v('2'), base: 'remotes.example.ir/pma' })],
    ['SARV-212', () => promote(withPma({}), { built: v('2'), base: '' })],
    ['SARV-212', () => promote(withPma({}), { built: v('3'), base: 'http://evil.example' })],
    ['SARV-212', () => promote(withPma({}), { built: v('3'), base: `${own}/"><h1>`, rule: { percent: 10 } })],
    ['SARV-212', () => promote(withPma({}), { built: builtFixture('trade'), base: 'javascript:alert(1)' })],
    ['SARV-212', () => promote(withPma({ base: 'nowhere' }), { built: v('3') })],
    ['SARV-212', () => rollback(withPma({ ...ran, base: 'nowhere' }), 'pma')],
    ['SARV-212', () => rollback(withPma({ ...ran, base: 'nowhere' }), 'pma', 'nowhere either')],
    [undefined, () => promote(withPma({ base: 'nowhere' }), { built: v('3'), base: own })],
    [undefined, () => kill(withPma({ base: 'nowhere' }), 'pma', message, since)],
  ])('a base that pages cannot use is refused with %s (%#)', (code, change) => {
    expect(codeOf(change)).toBe(code)
  })

  test('a rollback from a base that pages cannot use leads to the usual one', () => {
    expect(basesOf(rollback(withPma({ ...ran, base: 'nowhere' }), 'pma', own))).toEqual([own, undefined, undefined])
    expect(basesOf(rollback(withPma({ ...ran, base: 'nowhere', previousBase: other }), 'pma', own))[0]).toBe(other)
  })
})

describe('a ramp', () => {
  const ramp = { steps: [1, 10, 100], bakeMinutes: 30, since }
  const climbing = promote(withPma({}), { built: v('3'), rule: { percent: 1, ramp } })
  const rampIn = ({ remotes }: Catalogue) => remotes.find(({ current }) => current.name === 'pma')?.canary?.ramp
  const paused = pauseRamp(climbing, 'pma')

  test('is paused, and its step starts again when it is resumed', () => {
    expect(rampIn(climbing)).toEqual(ramp)
    expect(rampIn(paused)).toEqual({ ...ramp, paused: true })
    expect(rampIn(resumeRamp(paused, 'pma', '2026-11-22T00:00:00Z'))).toEqual({
      ...ramp,
      since: '2026-11-22T00:00:00Z',
    })
  })

  test('ends with a percentage of a person, with a rollback and with everybody', () => {
    expect(rampIn(promote(climbing, { built: v('3'), rule: { percent: 20 } }))).toBeUndefined()
    expect(rampIn(rollback(climbing, 'pma'))).toBeUndefined()
    expect(shortOf(promote(climbing, { built: v('3') }))).toMatchObject({ current: '3', canary: undefined })
  })

  test('stays when what everybody runs moves', () => {
    expect(rampIn(promote(climbing, { built: v('2'), base: 'https://other.example' }))).toEqual(ramp)
  })

  test.each([
    ['SARV-201', () => pauseRamp(climbing, 'trade')],
    ['SARV-209', () => pauseRamp(withPma({}), 'pma')],
    ['SARV-214', () => pauseRamp(withPma({ canary: canary('3') }), 'pma')],
    ['SARV-214', () => pauseRamp(paused, 'pma')],
    ['SARV-214', () => resumeRamp(climbing, 'pma', since)],
    ['SARV-206', () => promote(climbing, { built: v('4'), rule: { percent: 1, ramp } })],
  ])('is refused with %s', (code, change) => expect(codeOf(change)).toBe(code))
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

  test('PLT-117 goes before the way out: what is off can be taken out, and comes in again as a new one', () => {
    const without = retire(off, 'pma')
    expect(without.remotes).toEqual(off.remotes.filter(({ current }) => current.name !== 'pma'))
    const again = promote(without, { built: v('1'), base: 'https://cdn.example/pma' })
    expect(again.remotes.at(-1)).toEqual({ base: 'https://cdn.example/pma', current: v('1') })
  })

  test('is off and on without a trace', () => expect(revive(off, 'pma')).toEqual(withPma({})))

  test.each([
    ['SARV-261', () => retire(withPma({}), 'pma')],
    ['SARV-262', () => retire(off, 'host')],
    ['SARV-201', () => retire(off, 'trade')],
    ['SARV-201', () => revive(retire(off, 'pma'), 'pma')],
    ['SARV-208', () => revive(withPma({}), 'pma')],
    ['SARV-201', () => revive(withPma({}), 'trade')],
    ['SARV-201', () => kill(withPma({}), 'trade', message, since)],
    ['SARV-209', () => stopCanary(withPma({}), 'pma')],
  ])('is refused with %s', (code, change) => expect(codeOf(change)).toBe(code))
})
