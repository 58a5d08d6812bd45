import { expect, test } from '@jest/globals'
import { closeTarget, parseStage, recommendationFlow, stepOf, steps, wireStage } from './recommendation-stage'

const uuid = '5a1e4f70-3f1c-4a59-9f0e-0a6f6d1c2b3d'
const at = (current_stage: string, payment_uuid: string | null = null) => ({ current_stage, payment_uuid })

test.each([
  ['INVESTMENT_HORIZON', 'investment_horizon'],
  ['RISK_ASSESSMENT', 'risk_assessment'],
  ['investment_proposal', 'investment_proposal'],
  [' Payment_Methods ', 'payment_methods'],
  ['HOROSCOPE', 'investment_horizon'],
  ['SIGN_CONTRACT', 'investment_horizon'],
])('REC-003 the stage %p of the server is %s', (wire, stage) => expect(parseStage(wire)).toBe(stage))

test('D-03 REC-006 a submit echoes the spelling of the server', () => {
  const stage = { sort: 2, title: '', status: 'ACTIVE', survey_id: 1, user_survey_id: null }
  expect(wireStage({ stages: [{ ...stage, key: 'Risk_Assessment' }] }, 'risk_assessment')).toBe('Risk_Assessment')
  expect(wireStage({ stages: [] }, 'risk_assessment')).toBe('RISK_ASSESSMENT')
})

test('REC-004 the indicator has three steps, and the payment belongs to the last', () => {
  expect(steps).toEqual(['investment_horizon', 'risk_assessment', 'investment_proposal'])
  expect([...steps, 'payment_methods' as const].map(stepOf)).toEqual([0, 1, 2, 2])
})

test.each([
  ['investment_horizon', undefined],
  ['risk_assessment', 'investment_horizon'],
  ['investment_proposal', 'risk_assessment'],
  ['payment_methods', 'investment_proposal'],
] as const)('REC-008 back from %s leads to %s', (stage, before) => {
  expect(recommendationFlow.back({ stage }, at('PAYMENT_METHODS'))?.stage).toBe(before)
  expect(recommendationFlow.back({ stage }, null)).toBeUndefined()
})

test.each([
  ['investment_horizon', '/recommendations'],
  ['risk_assessment', '/recommendations'],
  ['investment_proposal', '/recommendations/history'],
  ['payment_methods', '/recommendations/history'],
] as const)('REC-007 closing %s leads to %s', (stage, target) => expect(closeTarget(stage)).toBe(target))

test('REC-008 the entries of the history lead through every stage', () => {
  expect(recommendationFlow.trail({ stage: 'investment_horizon' }, at('PAYMENT_METHODS'))).toEqual([
    { stage: 'investment_horizon' },
  ])
  expect(recommendationFlow.trail({ stage: 'payment_methods', payment: uuid }, at('PAYMENT_METHODS'))).toEqual([
    { stage: 'investment_horizon' },
    { stage: 'risk_assessment' },
    { stage: 'investment_proposal' },
    { stage: 'payment_methods', payment: uuid },
  ])
})

test.each([
  [{ stage: 'risk_assessment', payment: uuid }, { stage: 'risk_assessment' }],
  [
    { stage: 'payment_methods', payment: uuid },
    { stage: 'payment_methods', payment: uuid },
  ],
  [{ stage: 'payment_methods' }, undefined],
  [{ stage: 'payment_methods', payment: '../x' }, undefined],
  [{ stage: 'sign_contract' }, undefined],
  ['risk_assessment', undefined],
  [null, undefined],
])('F45 the history state %j is the position %j', (state, position) =>
  expect(recommendationFlow.parse(state)).toEqual(position),
)

test.each([
  [undefined, at('RISK_ASSESSMENT'), { stage: 'risk_assessment' }],
  [undefined, at('PAYMENT_METHODS', uuid), { stage: 'payment_methods', payment: uuid }],
  [undefined, at('PAYMENT_METHODS'), { stage: 'investment_proposal' }],
  [{ stage: 'investment_horizon' }, at('INVESTMENT_PROPOSAL'), { stage: 'investment_horizon' }],
  [{ stage: 'investment_proposal' }, at('RISK_ASSESSMENT'), { stage: 'risk_assessment' }],
  [{ stage: 'payment_methods', payment: uuid }, at('INVESTMENT_PROPOSAL'), { stage: 'payment_methods', payment: uuid }],
  [{ stage: 'payment_methods', payment: uuid }, null, { stage: 'payment_methods', payment: uuid }],
] as const)('REC-002 REC-036 from %j, with the server at %j, the flow begins at %j', (stored, manager, position) =>
  expect(recommendationFlow.resume(stored, manager)).toEqual(position),
)
