import { expect, test } from '@jest/globals'
import { postStages, trackedRequest } from './post-tracking'

const card = { kind: 'CARD', status: 'DONE', onb_uuid: 'a' }

test.each([
  ['none without an order', [], undefined],
  ['the newest card', [{ ...card, onb_uuid: 'b' }, card], 'b'],
  ['a reissue', [{ ...card, kind: 'REISSUE', onb_uuid: 'c' }, card], 'c'],
  ['no investment', [{ kind: 'FAST_INVEST', status: 'DONE', onb_uuid: null }, card], 'a'],
  ['no request that is open', [{ ...card, status: 'ACTIVE', onb_uuid: 'd' }, card], 'a'],
])('BNK-003: what is followed through the post is %s', (_, orders, uuid) => expect(trackedRequest(orders)).toBe(uuid))

test('BNK-003: the first postal step that is not done is the one under way', () => {
  const steps = [
    { title: 'چاپ', date: '2026-11-18', done: true },
    { title: 'تحویل به پست', date: null, done: false },
    { title: 'تحویل به شما', date: '2026-11-24', done: false },
  ]
  expect(postStages(steps, (date) => `در ${date}`)).toMatchObject([
    { title: 'چاپ', state: 'done', caption: 'در 2026-11-18' },
    { title: 'تحویل به پست', state: 'now', caption: undefined },
    { title: 'تحویل به شما', state: 'waiting', caption: 'در 2026-11-24' },
  ])
})
