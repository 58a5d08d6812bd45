import { expect, test } from '@jest/globals'
import { flowOf } from '@sarv/shared/stages/stage'
import type { PmaFlow } from './onboarding-flow'
import { beginsAt, type OnboardingPlace, placeFrom, trailTo } from './onboarding-place'

test.each<[OnboardingPlace, readonly OnboardingPlace[]]>([
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
])('PMA-007 PMA-042 Back from %j leads through its way', (place, trail) => expect(trailTo(place)).toEqual(trail))

const at = (current_stage: string): PmaFlow => flowOf({ current_stage, stages: [] })

test.each<[OnboardingPlace | undefined, PmaFlow | undefined, OnboardingPlace]>([
  [undefined, undefined, { screen: 'amount' }],
  [undefined, at('risk'), { screen: 'risk' }],
  [{ screen: 'stages' }, at('risk'), { screen: 'stages' }],
  [{ screen: 'stages' }, undefined, { screen: 'amount' }],
  [{ screen: 'payment', view: 'slip' }, at('payment'), { screen: 'payment', view: 'slip' }],
  [{ screen: 'payment', view: 'slip' }, at('risk'), { screen: 'risk' }],
  [{ screen: 'sign_contract', readOnly: true }, at('create_prx'), { screen: 'sign_contract', readOnly: true }],
  [{ screen: 'sign_contract' }, at('create_prx'), { screen: 'stages' }],
  [{ screen: 'amount' }, at('payment'), { screen: 'payment' }],
])('PMA-009 PMA-048 left at %j with %j, it begins at %j', (kept, flow, begins) =>
  expect(beginsAt(kept, flow)).toEqual(begins),
)

test('F45 a place is taken from the history only when it has the right shape', () => {
  for (const kept of [null, 7, 'risk', {}, { screen: 'gold' }, { screen: ['risk'] }])
    expect(placeFrom(kept)).toBeUndefined()
  expect(placeFrom({ screen: 'risk', readOnly: 'yes', view: '<b>', more: 1 })).toEqual({ screen: 'risk' })
  expect(placeFrom({ screen: 'payment', readOnly: true, view: 'slip' })).toEqual({
    screen: 'payment',
    readOnly: true,
    view: 'slip',
  })
})
