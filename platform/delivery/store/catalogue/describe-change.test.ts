import { expect, test } from '@jest/globals'
import type { Catalogue, CataloguedRemote } from '../../../contract/catalogue'
import { builtFixture } from '../../testing/built-fixture'
import { kill, pauseRamp, promote, resumeRamp, revive, rollback } from './catalogue-changes'
import { describeChange } from './describe-change'

const v = (version: string) => builtFixture('pma', { version })
const catalogueOf = (...remotes: CataloguedRemote[]): Catalogue => ({ revision: 1, issued: '', remotes })
const pma: CataloguedRemote = { base: 'https://pma.example', current: v('2'), previous: v('1') }
const before = catalogueOf(pma)
const trying = promote(before, { built: v('3'), rule: { percent: 10, level: 2 } })
const tryingFirst = promote(catalogueOf(), { built: v('2'), base: 'https://pma.example', rule: { percent: 10 } })
const off = kill(before, 'pma', { fa: 'تعمیر', en: 'Under repair' }, '2026-11-21T12:00:00Z')
const ramp = { steps: [1, 10, 100], bakeMinutes: 90, since: '2026-11-21T12:00:00Z' }
const climbing = promote(before, { built: v('3'), rule: { percent: 1, ramp } })
const paused = pauseRamp(climbing, 'pma')
const more = { ...v('3'), storage: ['pma'], authority: { operations: ['POST /pma/'], abilities: [] } }
const tryingMore = promote(before, { built: more, rule: { percent: 10 } })
const agreed = promote(tryingMore, { built: more, rule: { percent: 10 }, agreed: true })

test.each<[Catalogue, Catalogue, string[]]>([
  [catalogueOf(), before, ['pma: comes in with 2']],
  [catalogueOf(), tryingFirst, ['pma: comes in: 10 % try 2']],
  [tryingFirst, promote(tryingFirst, { built: v('2') }), ['pma: everybody runs 2']],
  [tryingFirst, rollback(tryingFirst, 'pma'), ['pma: nobody tries 2 any more', 'pma: 2 is taken back']],
  [before, promote(before, { built: v('3') }), ['pma: everybody runs 3 instead of 2']],
  [before, trying, ['pma: 10 % from level 2 try 3']],
  [trying, promote(trying, { built: v('3'), rule: { percent: 50 } }), ['pma: 50 % try 3']],
  [
    before,
    promote(before, { built: v('3'), base: 'https://cdn.example', rule: { percent: 10 } }),
    ['pma: 10 % try 3 from https://cdn.example'],
  ],
  [trying, promote(trying, { built: v('3') }), ['pma: everybody runs 3 instead of 2']],
  [trying, rollback(trying, 'pma'), ['pma: nobody tries 3 any more', 'pma: 3 is taken back']],
  [before, rollback(before, 'pma'), ['pma: everybody runs 1 instead of 2', 'pma: 2 is taken back']],
  [before, climbing, ['pma: 1 % try 3', 'pma: the ramp of 3 is 1, 10, 100 %, 90 minutes each']],
  [
    climbing,
    promote(climbing, { built: v('3'), rule: { percent: 10, ramp: { ...ramp, since: '2026-11-21T13:30:00Z' } } }),
    ['pma: 10 % try 3'],
  ],
  [climbing, paused, ['pma: the ramp of 3 is paused']],
  [paused, resumeRamp(paused, 'pma', '2026-11-21T13:00:00Z'), ['pma: the ramp of 3 is resumed']],
  [
    climbing,
    promote(climbing, { built: v('3'), rule: { percent: 20 } }),
    ['pma: 20 % try 3', 'pma: the ramp of 3 ends'],
  ],
  [climbing, promote(climbing, { built: v('3') }), ['pma: everybody runs 3 instead of 2']],
  [before, off, ['pma: is switched off: Under repair']],
  [off, revive(off, 'pma'), ['pma: is switched on again']],
  [
    before,
    catalogueOf({ ...pma, base: 'https://cdn.example' }),
    ['pma: is served from https://cdn.example instead of https://pma.example'],
  ],
  [before, catalogueOf(), ['pma: leaves the catalogue']],
  [before, tryingMore, ['pma: 10 % try 3']],
  [tryingMore, agreed, ['pma: 10 % try 3', 'pma: the authority grows with 3: POST /pma/, storage pma']],
  [agreed, promote(agreed, { built: more }), ['pma: everybody runs 3 instead of 2']],
  [
    before,
    promote(before, { built: more }),
    ['pma: everybody runs 3 instead of 2', 'pma: the authority grows with 3: POST /pma/, storage pma'],
  ],
  [
    catalogueOf(),
    promote(catalogueOf(), { built: more, base: 'https://pma.example', rule: { percent: 10 }, agreed: true }),
    ['pma: comes in: 10 % try 3', 'pma: the authority grows with 3: POST /pma/, storage pma'],
  ],
  [before, before, []],
])('a change is told in sentences (%#)', (from, to, sentences) => expect(describeChange(from, to)).toEqual(sentences))
