import { expect, test } from '@jest/globals'
import { type Asked, bookView, categoryView } from './faq-view'
import { book, cards, portfolios } from './invented-book'

const older = [cards]
const asked = (parts: Partial<Asked>): Asked => ({ fresh: undefined, failed: false, kept: null, ...parts })

test.each([
  ['nothing came yet', asked({ kept: undefined }), { at: 'loading' }],
  ['nothing was kept and the server still works', asked({}), { at: 'loading' }],
  ['the server failed while the device is read', asked({ failed: true, kept: undefined }), { at: 'loading' }],
  ['the server failed and nothing was kept', asked({ failed: true }), { at: 'failed' }],
  ['a kept book waits for the server', asked({ kept: older }), { at: 'open', what: older, old: false }],
  ['the server failed over a kept book', asked({ kept: older, failed: true }), { at: 'open', what: older, old: true }],
  ['the server answered', asked({ kept: older, fresh: book }), { at: 'open', what: book, old: false }],
  ['a refresh failed', asked({ fresh: book, failed: true }), { at: 'open', what: book, old: false }],
])('SUP-022 when %s the right questions are shown', (_, state, view) => expect(bookView(state)).toEqual(view))

test.each([
  ['3', asked({ fresh: book }), { at: 'open', what: portfolios, old: false }],
  ['3', asked({ kept: older }), { at: 'loading' }],
  ['3', asked({ kept: older, failed: true }), { at: 'failed' }],
  ['4', asked({ kept: older, failed: true }), { at: 'open', what: cards, old: true }],
  ['99', asked({ fresh: book }), { at: 'unknown' }],
  ['03', asked({ fresh: book }), { at: 'unknown' }],
  ['cards', asked({ fresh: book }), { at: 'unknown' }],
  [undefined, asked({ fresh: book }), { at: 'unknown' }],
])('SUP-021 SUP-022 the category %s is opened, waited for or unknown', (id, state, view) =>
  expect(categoryView(state, id)).toEqual(view),
)
