import { expect, test } from '@jest/globals'
import { parseStage } from '@sarv/shared/stages/stage'
import {
  type AdditionalEvent,
  type AdditionalState,
  hasAdditionalBackArrow,
  initialAdditionalState,
  isSlipAccepted,
  nextAdditionalState,
} from './additional-amount-flow'

const form = { kind: 'form' } as const
const ready = { kind: 'ready' } as const
const accepted = { kind: 'receipt', accepted: true } as const
const rejected = { kind: 'receipt', accepted: false } as const
const closed = { kind: 'stages' } as const

const uploaded = { kind: 'uploaded' } as const
const yes = { kind: 'submitted', accepted: true } as const
const no = { kind: 'submitted', accepted: false } as const
const retry = { kind: 'retry' } as const
const close = { kind: 'close' } as const

test.each<[string, AdditionalState, AdditionalEvent, AdditionalState]>([
  ['form –upload→ ready', form, uploaded, ready],
  ['ready –another upload→ ready', ready, uploaded, ready],
  ['ready –submit→ receipt', ready, yes, accepted],
  ['ready –rejected→ receipt', ready, no, rejected],
  ['rejected –retry→ ready', rejected, retry, ready],
  ['receipt –close→ stages', accepted, close, closed],
  ['rejected –close→ stages', rejected, close, closed],
  ['form –submit→ form', form, yes, form],
  ['accepted –retry→ accepted', accepted, retry, accepted],
  ['form –close→ form', form, close, form],
  ['stages –upload→ stages', closed, uploaded, closed],
])('PMA-041 PMA-043 ERR-32 %s', (_, from, event, to) => expect(nextAdditionalState(from, event)).toEqual(to))

function stage(status: string, receipt?: string) {
  const infos = [{ key: 'status', icon: null, label: null, value: receipt ?? null }]
  const block = { component_name: 'receipt', title: null, description: null, priority: 1, infos }
  const facts = { sort: 4, title: '', description: null, message: [], fields: [] }
  const page_info = receipt === undefined ? [] : [block]
  return parseStage({ key: 'additional_amount', status, info_status: 'OPEN', ...facts, page_info })
}

test.each([
  ['SUCCESS', true],
  ['REJECTED', false],
  ['success', false],
  [undefined, false],
])('PMA-043 a slip of status %s is accepted: %s', (status, expected) =>
  expect(isSlipAccepted(stage('ACTIVE', status))).toBe(expected),
)

test('PMA-006 PMA-041 a submitted slip begins with its receipt, without a back arrow', () => {
  expect(initialAdditionalState(stage('ACTIVE'))).toEqual(form)
  expect(initialAdditionalState(stage('FAILED'))).toEqual(form)
  expect(initialAdditionalState(stage('ACTIVE', 'SUCCESS'))).toEqual(accepted)
  expect(initialAdditionalState(stage('DONE'))).toEqual(accepted)
  expect([form, ready, accepted, rejected].map(hasAdditionalBackArrow)).toEqual([true, true, false, false])
})
