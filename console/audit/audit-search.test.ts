import { expect, test } from '@jest/globals'
import en from '../locales/en.json'
import { auditSearchOf, auditVerbs, toAuditFilter } from './audit-search'

test.each<[string, object]>([
  ['', {}],
  ['who=+sara+&about=pma', { who: 'sara', about: 'pma' }],
  ['verb=kill&verb=promote', { verb: 'kill' }],
  ['day=2026-11-24', { since: '2026-11-23T20:30:00.000Z', until: '2026-11-24T20:30:00.000Z' }],
  ['day=yesterday&who=', {}],
])('PLT-115 the address ?%s looks for %j', (query, expected) =>
  expect(toAuditFilter(auditSearchOf(new URLSearchParams(query)))).toEqual(expected),
)

test('each verb that can be looked for has a name', () => {
  const texts: Record<string, string> = en.verb
  expect(auditVerbs.filter((verb) => !texts[verb])).toEqual([])
})
