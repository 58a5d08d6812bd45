import { expect, test } from '@jest/globals'
import type { Destination, RecentDestination } from '@sarv/shared/contract/bank-transfers'
import { findRecipients, numbersOf, recipientNamed, recipientsOf } from './recipients'

const now = Date.parse('2026-11-30T12:00:00Z')
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
const saved = (id: number, name: string, change: Partial<Destination> = {}): Destination => ({
  id,
  kind: 'CARD',
  number: `603799000000000${id}`,
  name,
  owner_name: `${name} آذرمهر`,
  bankName: 'بانک ملی ایران',
  recipient: id,
  uses: 0,
  last_used_at: ago(0),
  ...change,
})
const iban = { kind: 'IBAN', number: 'IR160120000000001234567890', bankName: 'بانک ملت' } as const
const { id: _, name: __, recipient: ___, ...recent } = saved(9, 'پریسا', { uses: 1, last_used_at: ago(0) })
const listed = (destinations: Destination[], recents: RecentDestination[] = []) =>
  recipientsOf({ destinations, recent: recents }, now)

test.each<[string, Destination[], string[]]>([
  ['more uses first', [saved(1, 'یک', { uses: 1 }), saved(2, 'دو', { uses: 3 })], ['دو', 'یک', 'پریسا آذرمهر']],
  [
    'three uses of half a year ago after one of today',
    [saved(1, 'کهنه', { uses: 3, last_used_at: ago(180) })],
    ['پریسا آذرمهر', 'کهنه'],
  ],
  [
    'twelve rents of 20 days ago before one of today',
    [saved(1, 'صاحب‌خانه', { uses: 12, last_used_at: ago(20) })],
    ['صاحب‌خانه', 'پریسا آذرمهر'],
  ],
  ['never used last', [saved(1, 'تازه')], ['پریسا آذرمهر', 'تازه']],
])('BNK-087: %s', (_, destinations, names) =>
  expect(listed(destinations, [recent]).map(({ name }) => name)).toEqual(names),
)

test('BNK-087: a card and an IBAN of one recipient are one entry, of two they are two', () => {
  const card = saved(1, 'لیلا', { last_used_at: ago(2) })
  const one = listed([card, saved(2, 'لیلا', { ...iban, recipient: 1 })])
  expect(one.map(({ numbers }) => numbers.map(({ kind }) => kind))).toEqual([['IBAN', 'CARD']])
  expect(numbersOf(one[0] ?? fail())).toEqual([card.number, iban.number])
  expect(listed([card, saved(2, 'لیلا', iban)])).toHaveLength(2)
})

function fail(): never {
  throw new Error('No recipient')
}

test.each([
  ['', ['لیلا', 'صاحب‌خانه']],
  ['ليلا', ['لیلا']],
  ['خانه', ['صاحب‌خانه']],
  ['ملت', ['صاحب‌خانه']],
  ['صاحبخانه آذرمهر', ['صاحب‌خانه']],
  ['7890', ['صاحب‌خانه']],
  ['۶۰۳۷', ['لیلا']],
  ['مینا', []],
])('BNK-087: the search for %j finds %j', (typed, names) => {
  const all = listed([saved(1, 'لیلا', { uses: 2 }), saved(2, 'صاحب‌خانه', iban)])
  expect(findRecipients(all, typed).map(({ name }) => name)).toEqual(names)
})

test('BNK-087: digits find the one number of a recipient that has them', () => {
  const card = saved(1, 'لیلا')
  const [found] = findRecipients(listed([card, saved(2, 'لیلا', { ...iban, recipient: 1 })]), '7890')
  expect(numbersOf(found ?? fail())).toEqual([iban.number])
})

test.each([
  ['ليلا آذرمهر', iban.number, [saved(1, 'لیلا')], 1],
  ['مینا', iban.number, [saved(1, 'لیلا')], undefined],
  ['لیلا آذرمهر', '6037990000000001', [saved(1, 'لیلا')], undefined],
  // Two persons of one name.
  ['لیلا آذرمهر', iban.number, [saved(1, 'لیلا'), saved(2, 'لیلا')], undefined],
])('BNK-087: a number of %s, %s, may be another of the recipient', (owner_name, number, destinations, id) =>
  expect(recipientNamed({ destinations }, { owner_name, number })?.id).toBe(id),
)
