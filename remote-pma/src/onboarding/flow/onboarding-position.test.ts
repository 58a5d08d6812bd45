import { expect, test } from '@jest/globals'
import { parseFlow } from '@sarv/shared/stages/stage'
import type { PmaFlow } from './onboarding-flow'
import { type OnboardingPosition, onboardingFlow, refetchedAfter } from './onboarding-position'

test.each<[OnboardingPosition, readonly OnboardingPosition[]]>([
  [{ stage: 'amount' }, [{ stage: 'amount' }]],
  [{ stage: 'overview' }, [{ stage: 'overview' }]],
  [{ stage: 'payment' }, [{ stage: 'overview' }, { stage: 'payment' }]],
  [
    { stage: 'payment', view: 'slip' },
    [{ stage: 'overview' }, { stage: 'payment' }, { stage: 'payment', view: 'slip' }],
  ],
  [
    { stage: 'sign_contract', readOnly: true, view: 'paper:a' },
    [
      { stage: 'overview' },
      { stage: 'sign_contract', readOnly: true },
      { stage: 'sign_contract', readOnly: true, view: 'paper:a' },
    ],
  ],
])('PMA-007 PMA-042 Back from %j walks its trail', (position, trail) =>
  expect(onboardingFlow.trail(position, undefined)).toEqual(trail),
)

test.each([
  ['amount', undefined, false],
  ['overview', undefined, false],
  ['payment', 'overview', false],
  ['additional_amount', 'overview', false],
  ['risk', 'overview', true],
  ['sign_contract', 'overview', true],
] as const)('PMA-042 leaving %s leads to %s (undefined: the plan), asking the server again: %s', (stage, to, again) => {
  expect(onboardingFlow.back({ stage }, undefined)?.stage).toBe(to)
  expect(refetchedAfter.includes(stage)).toBe(again)
})

const at = (current_stage: string): PmaFlow => parseFlow({ current_stage, stages: [] })

test.each<[OnboardingPosition | undefined, PmaFlow | undefined, OnboardingPosition]>([
  [undefined, undefined, { stage: 'amount' }],
  [undefined, at('risk'), { stage: 'risk' }],
  [{ stage: 'overview' }, at('risk'), { stage: 'overview' }],
  [{ stage: 'overview' }, undefined, { stage: 'amount' }],
  [{ stage: 'payment', view: 'slip' }, at('payment'), { stage: 'payment', view: 'slip' }],
  [{ stage: 'payment', view: 'slip' }, at('risk'), { stage: 'risk' }],
  [{ stage: 'sign_contract', readOnly: true }, at('create_prx'), { stage: 'sign_contract', readOnly: true }],
  [{ stage: 'sign_contract' }, at('create_prx'), { stage: 'overview' }],
  [{ stage: 'amount' }, at('payment'), { stage: 'payment' }],
])('PMA-009 PMA-048 stored at %j with the flow %j it begins at %j', (stored, flow, initial) =>
  expect(onboardingFlow.resume(stored, flow)).toEqual(initial),
)

test('F45 a position in the history state counts only in the right shape', () => {
  for (const value of [null, 7, 'risk', {}, { stage: 'gold' }, { stage: ['risk'] }])
    expect(onboardingFlow.parse(value)).toBeUndefined()
  expect(onboardingFlow.parse({ stage: 'risk', readOnly: 'yes', view: '<b>', more: 1 })).toEqual({ stage: 'risk' })
  expect(onboardingFlow.parse({ stage: 'payment', readOnly: true, view: 'slip' })).toEqual({
    stage: 'payment',
    readOnly: true,
    view: 'slip',
  })
})
