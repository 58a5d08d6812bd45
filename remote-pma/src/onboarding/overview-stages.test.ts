import { expect, test } from '@jest/globals'
import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { flowOf } from '@sarv/shared/stages/stage'
import { endingOf, rowCaption, rowState, stepsOf } from './overview-stages'

const wire = (
  key: string,
  status: string,
  info_status: string,
  more: Partial<OnboardingStage> = {},
): OnboardingStage => ({
  ...{ key, sort: 1, title: key, status, info_status, description: null, message: [], fields: [], page_info: [] },
  ...more,
})
const receipt = { component_name: 'receipt', title: null, description: null, priority: 1, infos: [] }

test.each([
  ['payment', wire('payment', 'ACTIVE', 'OPEN'), 'now'],
  ['risk', wire('payment', 'ACTIVE', 'LOCK', { page_info: [receipt] }), 'review'],
  ['risk', wire('payment', 'DONE', 'LOCK'), 'done'],
  ['payment', wire('payment', 'FAILED', 'OPEN'), 'error'],
  ['payment', wire('risk', 'ACTIVE', 'CLOSE'), 'waiting'],
  ['CREATING_PRX', wire('create_prx', 'DONE', 'LOCK'), 'review'],
  ['FINALIZE', wire('create_prx', 'DONE', 'OPEN'), 'done'],
  ['SELFIE', wire('SELFIE', 'ACTIVE', 'OPEN'), 'waiting'],
  ['payment', wire('payment', 'LOST', 'OPEN'), 'waiting'],
])('PMA-017 ST-05 F33 at %s the row %j is %s', (current_stage, stage, state) => {
  const flow = flowOf({ current_stage, stages: [stage] })
  expect(flow.stages.map((one) => rowState(one, flow))).toEqual([state])
})

test('PMA-046 the end is no step, and only its own sentences are said', () => {
  const flow = flowOf({
    current_stage: 'FINALIZE',
    stages: [
      wire('create_prx', 'DONE', 'OPEN'),
      wire('FINALIZE', 'DONE', 'CLOSE', { message: ['ساخته شد.', ' '], sort: 2 }),
    ],
  })
  expect(stepsOf(flow).map(({ key }) => key)).toEqual(['create_prx'])
  expect(endingOf(flow)).toEqual(['ساخته شد.'])
  expect(
    endingOf(flowOf({ current_stage: 'risk', stages: [wire('risk', 'ACTIVE', 'OPEN', { message: ['x'] })] })),
  ).toEqual([])
})

test('PMA-020 a stage that was sent back says why, another one what it is', () => {
  const captions = [{ message: ['واریز پیدا نشد.'], description: 'پرداخت' }, { description: 'پرداخت' }, {}].map(
    (more) =>
      flowOf({ current_stage: 'payment', stages: [wire('payment', 'FAILED', 'OPEN', more)] }).stages.map(rowCaption),
  )
  expect(captions).toEqual([['واریز پیدا نشد.'], ['پرداخت'], [undefined]])
})
