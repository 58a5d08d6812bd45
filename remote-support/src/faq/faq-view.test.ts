import { expect, test } from '@jest/globals'
import { cards, categories, portfolios } from '../testing/faq-fixture'
import { categoryView, type FaqSources, faqView } from './faq-view'

const older = [cards]
const sources = (parts: Partial<FaqSources>): FaqSources => ({
  fetched: undefined,
  failed: false,
  stored: null,
  ...parts,
})

test.each([
  ['nothing has loaded yet', sources({ stored: undefined }), { kind: 'loading' }],
  ['nothing is stored and the request is pending', sources({}), { kind: 'loading' }],
  ['the server failed while the storage is read', sources({ failed: true, stored: undefined }), { kind: 'loading' }],
  ['the server failed and nothing is stored', sources({ failed: true }), { kind: 'failed' }],
  ['a stored FAQ waits for the server', sources({ stored: older }), { kind: 'open', data: older, stale: false }],
  [
    'the server failed and a FAQ is stored',
    sources({ stored: older, failed: true }),
    { kind: 'open', data: older, stale: true },
  ],
  [
    'the server has responded',
    sources({ stored: older, fetched: categories }),
    { kind: 'open', data: categories, stale: false },
  ],
  [
    'a refetch failed',
    sources({ fetched: categories, failed: true }),
    { kind: 'open', data: categories, stale: false },
  ],
])('SUP-022 the view state when %s', (_, state, view) => expect(faqView(state)).toEqual(view))

test.each([
  ['3', sources({ fetched: categories }), { kind: 'open', data: portfolios, stale: false }],
  ['3', sources({ stored: older }), { kind: 'loading' }],
  ['3', sources({ stored: older, failed: true }), { kind: 'failed' }],
  ['4', sources({ stored: older, failed: true }), { kind: 'open', data: cards, stale: true }],
  ['99', sources({ fetched: categories }), { kind: 'unknown' }],
  ['03', sources({ fetched: categories }), { kind: 'unknown' }],
  ['cards', sources({ fetched: categories }), { kind: 'unknown' }],
  [undefined, sources({ fetched: categories }), { kind: 'unknown' }],
])('SUP-021 SUP-022 the view state of the category %s (%#)', (id, state, view) =>
  expect(categoryView(state, id)).toEqual(view),
)
