import { expect, test } from '@jest/globals'
import { inputFrom, readsBefore } from './probe-input'

const answers = new Map<string, unknown>([
  ['listNotes', [{ id: 7 }]],
  ['listPages', { results: [{ key: null }, { key: '' }, { key: 'b' }] }],
  ['listGroups', { groups: [{ notes: [] }, { notes: [{ id: 'deep' }] }] }],
  ['listNone', { results: [] }],
])

test.each([
  ['=BANK', 'BANK'],
  ['listNotes.*.id', 7],
  ['listPages.results.*.key', 'b'],
  ['listGroups.groups.*.notes.*.id', 'deep'],
  ['listNone.results.*.id', undefined],
  ['listNotes.results.*.id', undefined],
  ['unknown.*.id', undefined],
])('PLT-109 the input %s of a read is %p', (source, value) => expect(inputFrom(source, answers)).toBe(value))

test('PLT-109 a read comes behind those that its input is taken from', () => {
  expect(readsBefore({ id: 'listNotes.*.id', kind: '=1', key: 'listPages.results.*.key' })).toEqual([
    'listNotes',
    'listPages',
  ])
})
