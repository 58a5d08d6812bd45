import { expect, test } from '@jest/globals'
import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { parseFlow } from '@sarv/shared/stages/stage'
import { rowState } from './row-state'

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
])('PMA-017 ST-05 F33 with the current stage %s the row %j is %s', (current_stage, stage, state) => {
  const flow = parseFlow({ current_stage, stages: [stage] })
  expect(flow.stages.map((one) => rowState(one, flow))).toEqual([state])
})
