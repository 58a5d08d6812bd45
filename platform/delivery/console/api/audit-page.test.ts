import { expect, test } from '@jest/globals'
import type { AuditFilter } from '../contract'
import { isWanted } from './audit-page'

const entry = {
  revision: 3,
  writeId: 'a',
  at: '2026-11-23T20:31:00.000Z',
  who: 'Sara كیان (people)',
  verb: 'promote',
  what: ['pma: everybody runs 1.1.0 instead of 1.0.0', 'bank: is locked'],
  remotes: { pma: { current: '1.1.0' } },
}

test.each<[AuditFilter, boolean]>([
  [{}, true],
  [{ who: ' sara ' }, true],
  [{ who: 'کیان' }, true],
  [{ who: 'nima' }, false],
  [{ remote: 'pma' }, true],
  [{ remote: 'bank' }, true],
  [{ remote: 'invest' }, false],
  [{ about: 'PM' }, true],
  [{ about: 'ban' }, true],
  [{ about: 'inv' }, false],
  [{ verb: 'promote' }, true],
  [{ verb: 'kill' }, false],
  // Midnight in Tehran.
  [{ since: '2026-11-23T20:30:00Z', until: '2026-11-24T20:30:00Z' }, true],
  [{ since: '2026-11-22T20:30:00Z', until: '2026-11-23T20:30:00Z' }, false],
  [{ since: '2026-11-23T20:31:00Z' }, true],
  [{ since: '2026-11-23T20:32:00Z' }, false],
  [{ who: 'sara', remote: 'pma', verb: 'kill' }, false],
])('PLT-115 the log with %j has this entry: %s', (filter, expected) => expect(isWanted(entry, filter)).toBe(expected))
