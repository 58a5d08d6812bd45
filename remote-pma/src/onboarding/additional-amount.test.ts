import { expect, test } from '@jest/globals'
import { stageOf } from '@sarv/shared/stages/stage'
import {
  type Additional,
  type AdditionalEvent,
  additionalBegins,
  hasAdditionalArrow,
  isAccepted,
  nextAdditional,
} from './additional-amount'

const form = { at: 'form' } as const
const ready = { at: 'ready' } as const
const taken = { at: 'receipt', accepted: true } as const
const refused = { at: 'receipt', accepted: false } as const
const left = { at: 'stages' } as const

const uploaded = { is: 'uploaded' } as const
const yes = { is: 'submitted', accepted: true } as const
const no = { is: 'submitted', accepted: false } as const
const retry = { is: 'retry' } as const
const close = { is: 'close' } as const

test.each<[string, Additional, AdditionalEvent, Additional]>([
  ['form –upload→ ready', form, uploaded, ready],
  ['ready –another upload→ ready', ready, uploaded, ready],
  ['ready –submit→ receipt', ready, yes, taken],
  ['ready –refused→ receipt', ready, no, refused],
  ['refused –retry→ ready', refused, retry, ready],
  ['receipt –close→ stages', taken, close, left],
  ['refused –close→ stages', refused, close, left],
  ['form –submit→ form', form, yes, form],
  ['taken –retry→ taken', taken, retry, taken],
  ['form –close→ form', form, close, form],
  ['stages –upload→ stages', left, uploaded, left],
])('PMA-041 PMA-043 ERR-32 %s', (_, from, event, to) => expect(nextAdditional(from, event)).toEqual(to))

function stage(status: string, receipt?: string) {
  const infos = [{ key: 'status', icon: null, label: null, value: receipt ?? null }]
  const block = { component_name: 'receipt', title: null, description: null, priority: 1, infos }
  const facts = { sort: 4, title: '', description: null, message: [], fields: [] }
  const page_info = receipt === undefined ? [] : [block]
  return stageOf({ key: 'additional_amount', status, info_status: 'OPEN', ...facts, page_info })
}

test.each([
  ['SUCCESS', true],
  ['REJECTED', false],
  ['success', false],
  [undefined, false],
])('PMA-043 a receipt with the status %s is accepted: %s', (status, accepted) =>
  expect(isAccepted(stage('ACTIVE', status))).toBe(accepted),
)

test('PMA-006 PMA-041 what was handed in begins with its receipt, without an arrow', () => {
  expect(additionalBegins(stage('ACTIVE'))).toEqual(form)
  expect(additionalBegins(stage('FAILED'))).toEqual(form)
  expect(additionalBegins(stage('ACTIVE', 'SUCCESS'))).toEqual(taken)
  expect(additionalBegins(stage('DONE'))).toEqual(taken)
  expect([form, ready, taken, refused].map(hasAdditionalArrow)).toEqual([true, true, false, false])
})
