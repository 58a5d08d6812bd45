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
  ['nothing has loaded yet', sources({ stored: undefined }), { at: 'loading' }],
  ['nothing is stored and the request is pending', sources({}), { at: 'loading' }],
  ['the server failed while the storage is read', sources({ failed: true, stored: undefined }), { at: 'loading' }],
  ['the server failed and nothing is stored', sources({ failed: true }), { at: 'failed' }],
  ['a stored FAQ waits for the server', sources({ stored: older }), { at: 'open', data: older, stale: false }],
  [
    'the server failed and a FAQ is stored',
    sources({ stored: older, failed: true }),
    { at: 'open', data: older, stale: true },
  ],
  [
    'the server has responded',
    sources({ stored: older, fetched: categories }),
    { at: 'open', data: categories, stale: false },
  ],
  ['a refetch failed', sources({ fetched: categories, failed: true }), { at: 'open', data: categories, stale: false }],
])('SUP-022 the view state when %s', (_, state, view) => expect(faqView(state)).toEqual(view))

test.each([
  ['3', sources({ fetched: categories }), { at: 'open', data: portfolios, stale: false }],
  ['3', sources({ stored: older }), { at: 'loading' }],
  ['3', sources({ stored: older, failed: true }), { at: 'failed' }],
  ['4', sources({ stored: older, failed: true }), { at: 'open', data: cards, stale: true }],
  ['99', sources({ fetched: categories }), { at: 'unknown' }],
  ['03', sources({ fetched: categories }), { at: 'unknown' }],
  ['cards', sources({ fetched: categories }), { at: 'unknown' }],
  [undefined, sources({ fetched: categories }), { at: 'unknown' }],
])('SUP-021 SUP-022 the view state of the category %s (%#)', (id, state, view) =>
  expect(categoryView(state, id)).toEqual(view),
)
