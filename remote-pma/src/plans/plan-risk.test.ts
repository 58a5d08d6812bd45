import { expect, test } from '@jest/globals'
import { riskKey } from './plan-risk'

test.each([
  ['WITHOUT', 'ui:status.risk.without'],
  ['LOW', 'ui:status.risk.low'],
  ['HIGH', 'ui:status.risk.high'],
  ['EXTREME', 'risk.unknown'],
  ['', 'risk.unknown'],
])('PMA-001 the risk level %s has the i18n key %s', (risk, key) => expect(riskKey(risk)).toBe(key))
