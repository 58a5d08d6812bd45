import { expect, test } from '@jest/globals'
import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { parseFlow, parseStage } from '@sarv/shared/stages/stage'
import { isAtStart } from '@sarv/shared/stages/stage-state'
import {
  isAdditionalPending,
  isStageDone,
  mainAction,
  type PmaFlow,
  rowOffer,
  screenFor,
  screenToContinue,
} from './onboarding-flow'

/** Builds a flow out of `payment DONE/LOCK` and so on, in order; `+receipt` has a slip in review. */
function flow(current: string, ...stages: string[]): PmaFlow {
  const wires = stages.map((text, sort): OnboardingStage => {
    const [key = '', words = 'ACTIVE/CLOSE'] = text.split(' ')
    const [status = '', info = ''] = words.replace('+receipt', '').split('/')
    const receipt = { component_name: 'receipt', title: null, description: null, priority: 1, infos: [] }
    const page_info = words.endsWith('+receipt') ? [receipt] : []
    return { key, sort, title: key, status, info_status: info, description: null, message: [], fields: [], page_info }
  })
  return parseFlow({ current_stage: current, stages: wires })
}

const paid = 'payment DONE/LOCK'
const answered = 'risk DONE/OPEN'
const signed = 'sign_contract DONE/LOCK'
const fresh = flow('payment', 'payment ACTIVE/OPEN', 'risk', 'sign_contract', 'create_prx')

test.each([
  ['no flow', undefined, 'amount'],
  ['payment', fresh, 'payment'],
  ['risk in capitals', flow('RISK', paid, 'RISK ACTIVE/OPEN'), 'risk'],
  ['risk while a slip is in review', flow('risk', 'payment ACTIVE/LOCK+receipt', 'risk ACTIVE/OPEN'), 'risk'],
  ['sign_contract', flow('sign_contract', paid, answered, 'sign_contract ACTIVE/OPEN'), 'sign_contract'],
  ['additional_amount', flow('additional_amount', signed, 'additional_amount ACTIVE/OPEN'), 'additional_amount'],
  ['its slip in review', flow('additional_amount', 'additional_amount ACTIVE/OPEN+receipt'), 'overview'],
  ['create_prx', flow('CREATING_PRX', signed, 'create_prx DONE/LOCK'), 'overview'],
  ['FINALIZE', flow('FINALIZE', 'create_prx DONE/OPEN'), 'overview'],
  ['MESSAGE', flow('MESSAGE', 'create_prx ACTIVE/CLOSE'), 'overview'],
  ['a rejected stage', flow('payment', 'payment FAILED/OPEN', answered), 'overview'],
  ['an unknown stage', flow('SELFIE', 'SELFIE ACTIVE/OPEN'), 'overview'],
  ['nothing at all', flow(''), 'overview'],
] as const)('PMA-009 PMA-046 PMA-062 F33 the screen follows the server: %s', (_, at, screen) =>
  expect(screenFor(at)).toBe(screen),
)

test.each([
  ['start', fresh, 'start', 'payment'],
  ['a slip in review', flow('risk', 'payment ACTIVE/LOCK+receipt', 'risk ACTIVE/OPEN'), 'continue', 'risk'],
  ['continue', flow('sign_contract', paid, answered, 'sign_contract ACTIVE/OPEN'), 'continue', 'sign_contract'],
  ['failed', flow('payment', 'payment FAILED/OPEN', answered), 'correct', 'payment'],
  ['failed before close', flow('payment', 'payment FAILED/OPEN', 'additional_amount DONE/CLOSE'), 'correct', 'payment'],
  ['created', flow('create_prx', signed, 'create_prx DONE/LOCK'), 'close', 'overview'],
  ['additional done', flow('create_prx', signed, 'additional_amount DONE/CLOSE', 'create_prx'), 'close', 'overview'],
  [
    'close before additional',
    flow('additional_amount', 'additional_amount ACTIVE/OPEN+receipt'),
    'close',
    'additional_amount',
  ],
  ['additional', flow('additional_amount', signed, 'additional_amount ACTIVE/OPEN'), 'additional', 'additional_amount'],
  [
    'additional before start',
    flow('additional_amount', 'additional_amount ACTIVE/OPEN'),
    'additional',
    'additional_amount',
  ],
  ['an unknown stage', flow('SELFIE', 'SELFIE ACTIVE/OPEN'), 'close', 'overview'],
  ['the end', flow('FINALIZE', 'create_prx DONE/OPEN'), 'close', 'overview'],
] as const)('PMA-014 the main button at %s', (_, at, action, screen) => {
  expect([mainAction(at), screenToContinue(at)]).toEqual([action, screen])
})

test.each(
  (['risk', 'additional_amount'] as const).flatMap((key) =>
    (['ACTIVE', 'DONE', 'FAILED'] as const).flatMap((status) =>
      (['OPEN', 'LOCK', 'CLOSE'] as const).map((info) => [key, status, info] as const),
    ),
  ),
)('PMA-019 %s %s %s is finished only as the table says', (key, status, info_status) => {
  const isDone =
    key === 'risk'
      ? ['DONE OPEN', 'DONE LOCK'].includes(`${status} ${info_status}`)
      : `${status} ${info_status}` === 'DONE CLOSE'
  expect(isStageDone(parseStage({ key, status, info_status }))).toBe(isDone)
})

test.each([
  ['risk', 'DONE', 'OPEN', 'edit'],
  ['risk', 'DONE', 'LOCK', undefined],
  ['sign_contract', 'DONE', 'LOCK', 'show'],
  ['sign_contract', 'DONE', 'OPEN', undefined],
  ['CREATING_PRX', 'DONE', 'LOCK', 'awaiting-approval'],
  ['create_prx', 'DONE', 'OPEN', undefined],
  ['additional_amount', 'ACTIVE', 'OPEN', 'awaiting-payment'],
  ['additional_amount', 'ACTIVE', 'CLOSE', undefined],
  ['payment', 'DONE', 'OPEN', undefined],
  ['SELFIE', 'DONE', 'OPEN', undefined],
] as const)('PMA-015 PMA-016 PMA-017 PMA-018 %s %s %s offers %s', (key, status, info_status, offer) =>
  expect(rowOffer(parseStage({ key, status, info_status }))).toBe(offer),
)

test('PMA-011 PMA-012 the terms are asked for at the first stage only', () => {
  expect(isAtStart(fresh)).toBe(true)
  expect(isAtStart(flow('payment', 'payment FAILED/OPEN'))).toBe(false)
  expect(isAtStart(flow('risk', paid, 'risk ACTIVE/OPEN'))).toBe(false)
  expect(isAtStart(flow(''))).toBe(false)
})

test.each([
  [fresh, false],
  [flow('payment', 'payment ACTIVE/OPEN', 'additional_amount'), false],
  [flow('sign_contract', paid, answered, 'sign_contract ACTIVE/OPEN', 'additional_amount'), false],
  [flow('additional_amount', 'additional_amount ACTIVE/OPEN'), true],
  [flow('create_prx', 'additional_amount DONE/CLOSE'), false],
])('PMA-013 D-130 the overview warns of an additional amount when it is its turn (%#)', (at, warns) =>
  expect(isAdditionalPending(at)).toBe(warns),
)
