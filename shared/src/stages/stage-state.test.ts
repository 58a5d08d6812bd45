import { expect, test } from '@jest/globals'
import { parseFlow } from './stage'
import { failedStage, findStage, isAtStart } from './stage-state'

/** A flow at a stage, its stages as `key status`. */
const flowAt = (current_stage: string, ...stages: string[]) =>
  parseFlow({
    current_stage,
    stages: stages.map((words) => {
      const [key = '', status] = words.split(' ')
      return { key, status }
    }),
  })

test('PLT-070 a stage is found by its key, in either spelling of the server', () => {
  const flow = flowAt('RISK', 'AMOUNT DONE', 'CREATING_PRX ACTIVE')
  expect(findStage(flow, 'create_prx')?.wire).toEqual({ key: 'CREATING_PRX', status: 'ACTIVE' })
  expect(findStage(flow, 'card')).toBeUndefined()
})

test.each([
  [['AMOUNT DONE', 'RISK FAILED', 'PAYMENT FAILED'], 'risk'],
  [['SELFIE FAILED', 'RISK FAILED'], 'risk'],
  [['SELFIE FAILED', 'RISK ACTIVE'], undefined],
  [['AMOUNT DONE', 'RISK ACTIVE', 'PAYMENT PAUSED'], undefined],
])('of the stages %j the first to be corrected is %s', (stages, key) => {
  expect(failedStage(flowAt('RISK', ...stages))?.key).toBe(key)
})

test.each([
  ['RISK', ['RISK ACTIVE', 'PAYMENT ACTIVE'], true],
  ['PAYMENT', ['RISK ACTIVE', 'PAYMENT ACTIVE'], false],
  ['PAYMENT', ['RISK DONE', 'PAYMENT ACTIVE'], false],
  ['RISK', ['RISK FAILED', 'PAYMENT ACTIVE'], false],
  ['RISK', ['RISK DONE', 'PAYMENT ACTIVE'], false],
  ['NEW', ['SELFIE ACTIVE', 'PAYMENT ACTIVE'], false],
  ['RISK', [], false],
])('PMA-011 PMA-012 BNK-012 the terms are accepted at %s of %j: %s', (current, stages, answer) => {
  expect(isAtStart(flowAt(current, ...stages))).toBe(answer)
})
