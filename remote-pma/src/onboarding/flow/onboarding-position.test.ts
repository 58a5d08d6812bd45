import { expect, test } from '@jest/globals'
import { parseFlow } from '@sarv/shared/stages/stage'
import type { PmaFlow } from './onboarding-flow'
import { initialPosition, type OnboardingPosition, parsePosition, trailTo } from './onboarding-position'

test.each<[OnboardingPosition, readonly OnboardingPosition[]]>([
  [{ screen: 'amount' }, [{ screen: 'amount' }]],
  [{ screen: 'stages' }, [{ screen: 'stages' }]],
  [{ screen: 'payment' }, [{ screen: 'stages' }, { screen: 'payment' }]],
  [
    { screen: 'payment', view: 'slip' },
    [{ screen: 'stages' }, { screen: 'payment' }, { screen: 'payment', view: 'slip' }],
  ],
  [
    { screen: 'sign_contract', readOnly: true, view: 'paper:a' },
    [
      { screen: 'stages' },
      { screen: 'sign_contract', readOnly: true },
      { screen: 'sign_contract', readOnly: true, view: 'paper:a' },
    ],
  ],
])('PMA-007 PMA-042 Back from %j walks its trail', (position, trail) => expect(trailTo(position)).toEqual(trail))

const at = (current_stage: string): PmaFlow => parseFlow({ current_stage, stages: [] })

test.each<[OnboardingPosition | undefined, PmaFlow | undefined, OnboardingPosition]>([
  [undefined, undefined, { screen: 'amount' }],
  [undefined, at('risk'), { screen: 'risk' }],
  [{ screen: 'stages' }, at('risk'), { screen: 'stages' }],
  [{ screen: 'stages' }, undefined, { screen: 'amount' }],
  [{ screen: 'payment', view: 'slip' }, at('payment'), { screen: 'payment', view: 'slip' }],
  [{ screen: 'payment', view: 'slip' }, at('risk'), { screen: 'risk' }],
  [{ screen: 'sign_contract', readOnly: true }, at('create_prx'), { screen: 'sign_contract', readOnly: true }],
  [{ screen: 'sign_contract' }, at('create_prx'), { screen: 'stages' }],
  [{ screen: 'amount' }, at('payment'), { screen: 'payment' }],
])('PMA-009 PMA-048 stored at %j with the flow %j it begins at %j', (stored, flow, initial) =>
  expect(initialPosition(stored, flow)).toEqual(initial),
)

test('F45 a position in the history state counts only in the right shape', () => {
  for (const value of [null, 7, 'risk', {}, { screen: 'gold' }, { screen: ['risk'] }])
    expect(parsePosition(value)).toBeUndefined()
  expect(parsePosition({ screen: 'risk', readOnly: 'yes', view: '<b>', more: 1 })).toEqual({ screen: 'risk' })
  expect(parsePosition({ screen: 'payment', readOnly: true, view: 'slip' })).toEqual({
    screen: 'payment',
    readOnly: true,
    view: 'slip',
  })
})
