import { expect, test } from '@jest/globals'
import { riskKey } from './plan-risk'

test.each([
  ['WITHOUT', 'ui:status.risk.without'],
  ['LOW', 'ui:status.risk.low'],
  ['HIGH', 'ui:status.risk.high'],
  ['EXTREME', 'risk.unknown'],
  ['', 'risk.unknown'],
])('PMA-001 the text of the risk word %s stands at %s', (word, key) => expect(riskKey(word)).toBe(key))
