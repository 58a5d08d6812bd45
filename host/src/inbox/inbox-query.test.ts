import { expect, test } from '@jest/globals'
import type { InboxEntry } from '@sarv/shared/contract/inbox'
import { type InboxPage, joinRest } from './inbox-query'

const pageOf = (ids: number[], has_more = true): InboxPage => ({
  results: ids.map((id) => ({ id }) as InboxEntry),
  has_more,
  unread: 0,
})
const idsOf = ({ results }: InboxPage) => results.map(({ id }) => id)

test.each([
  ['nothing new', [5, 4, 3], [5, 4, 3], [5, 4, 3]],
  ['two new messages', [7, 6, 5], [5, 4, 3], [7, 6, 5, 4, 3]],
  ['more new messages than a page', [9, 8, 7], [5, 4, 3], [9, 8, 7]],
  ['an empty inbox', [], [], []],
])('HST-067 F37 a refetch with %s keeps where the next page goes on', (_, fresh, old, expected) => {
  expect(idsOf(joinRest(pageOf(fresh), pageOf(old)))).toEqual(expected)
})

test('HST-067 the old page knows whether more come after its last row', () => {
  expect(joinRest(pageOf([7, 6, 5]), pageOf([5, 4], false)).has_more).toBe(false)
})
