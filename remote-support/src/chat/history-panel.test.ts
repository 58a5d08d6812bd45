import { expect, test } from '@jest/globals'
import { type HistoryPanel, settledPanel } from './history-panel'

test.each<[HistoryPanel, HistoryPanel]>([
  ['open', 'auto'],
  ['auto', 'auto'],
  ['closed', 'closed'],
])('SUP-004: after a navigation the panel that was %s is %s', (panel, settled) =>
  expect(settledPanel(panel)).toBe(settled),
)
