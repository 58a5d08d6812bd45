import { expect, test } from '@jest/globals'
import { parseSlipDraft } from './slip-draft'
import { noSlipFacts } from './slip-fields'

const whole = { facts: { ...noSlipFacts, tracking_number: '408126773915' }, uploaded: { name: 'slip.pdf', sent: '{}' } }

test('F45 a draft that was kept is read as it is', () => expect(parseSlipDraft(whole)).toEqual(whole))

test.each([undefined, null, 'facts', [], {}, { facts: 'text' }])('F45 %j is not a draft', (kept) =>
  expect(parseSlipDraft(kept)).toBeUndefined(),
)

test.each([
  [7, ''],
  [null, ''],
  ['1'.repeat(41), '1'.repeat(40)],
])('F45 what stands for a tracking number, %j, is read as the text «%s»', (tracking_number, text) =>
  expect(parseSlipDraft({ facts: { tracking_number } })?.facts).toEqual({ ...noSlipFacts, tracking_number: text }),
)

test.each([undefined, 'slip.pdf', { name: 'slip.pdf' }, { name: 7, sent: '{}' }, { sent: '{}' }])(
  'F45 %j is not an uploaded file, and what was typed stays',
  (uploaded) => expect(parseSlipDraft({ ...whole, uploaded })).toEqual({ facts: whole.facts }),
)
