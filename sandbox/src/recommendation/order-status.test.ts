import { expect, test } from '@jest/globals'
import { currentStage } from './manager-view'
import { orderStatus } from './order-status'

test.each([
  [true, [], 'WAITING_FOR_PAYMENT'],
  [false, [], 'waiting for investment'],
  [false, ['PENDING', 'DONE'], 'waiting for investment'],
  [false, ['DONE', 'DONE'], 'invested'],
  [false, ['DONE', 'CANCELED'], 'part done'],
  [false, ['REJECTED', 'PENDING'], 'waiting for investment'],
  [false, ['REJECTED', 'CANCELED'], 'part done'],
] as const)('ST-14 locked %p with purchases %j: %s', (isLocked, purchases, status) => {
  expect(orderStatus({ isLocked, purchases })).toBe(status)
})

const open = { risk_survey_id: 5, closed_at: null }

test.each([
  ['INVESTMENT_HORIZON', undefined, false, 'INVESTMENT_HORIZON'],
  ['RISK_ASSESSMENT', 5, false, 'RISK_ASSESSMENT'],
  ['INVESTMENT_PROPOSAL', 5, false, 'INVESTMENT_PROPOSAL'],
  ['INVESTMENT_PROPOSAL', 6, false, 'RISK_ASSESSMENT'],
  ['INVESTMENT_PROPOSAL', 5, true, 'PAYMENT_METHODS'],
  ['INVESTMENT_PROPOSAL', 6, true, 'PAYMENT_METHODS'],
] as const)('REC-002 REC-005 kept at %s with the survey %p, paying %p: %s', (stage, surveyId, isPaying, current) => {
  expect(currentStage({ manager: { ...open, stage }, surveyId, isPaying })).toBe(current)
})

test('REC-002 what is paid stands at its last stage', () => {
  const manager = { stage: 'INVESTMENT_PROPOSAL' as const, risk_survey_id: 5, closed_at: new Date(0) }
  expect(currentStage({ manager, surveyId: 6, isPaying: false })).toBe('PAYMENT_METHODS')
})
