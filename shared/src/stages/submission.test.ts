import { expect, test } from '@jest/globals'
import { toSubmission } from './submission'

const stage = (key: string, value: unknown = null) => ({ key, fields: [{ key: 'x', value }] })
const onboarding = {
  onb_uuid: 'u-1',
  current_stage: 'create_prx',
  stages: [stage('CREATING_PRX'), stage('risk'), stage('SELFIE')],
}

test.each([
  ['the current stage leaves the flow where it stands', 'CREATING_PRX', 'create_prx', [1, null, null]],
  ['a stage that is done once more sets the flow to it', 'risk', 'risk', [null, 1, null]],
  ['a stage that is unknown gets no values', 'SELFIE', 'SELFIE', [null, null, null]],
])('PMA-044 D-03 a submit sends the whole object: %s', (_, key, current_stage, values) => {
  expect(toSubmission(onboarding, { wire: { key } }, { x: 1 })).toEqual({
    ...onboarding,
    current_stage,
    stages: onboarding.stages.map((one, index) => stage(one.key, values[index])),
  })
})
