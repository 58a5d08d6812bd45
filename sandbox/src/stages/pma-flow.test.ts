import { expect, test } from '@jest/globals'
import {
  beginning,
  isReady,
  mayChangeAmount,
  next,
  PMA_STAGES,
  type PmaEvent,
  type PmaState,
  placeOf,
  wordsOf,
} from './pma-flow'

const once = beginning(false)
const twoStep = beginning(true)
const PAID: PmaEvent = { is: 'paid', stage: 'payment' }
const SLIP: PmaEvent = { is: 'slip-sent', stage: 'payment' }
const SURVEYED: PmaEvent = { is: 'surveyed', stage: 'risk' }
const SIGNED: PmaEvent = { is: 'signed', stage: 'sign_contract' }
const CREATED: PmaEvent = { is: 'created', stage: 'create_prx' }
const EVENTS: PmaEvent[] = [
  PAID,
  SURVEYED,
  SIGNED,
  CREATED,
  { is: 'code-sent', stage: 'sign_contract' },
  { is: 'signature-refused', stage: 'sign_contract' },
  { is: 'creation-refused', stage: 'create_prx' },
  ...(['payment', 'additional_amount'] as const).flatMap((stage) =>
    (['slip-sent', 'slip-approved', 'slip-refused'] as const).map((is): PmaEvent => ({ is, stage })),
  ),
]

const after = (state: PmaState, ...events: PmaEvent[]): PmaState =>
  events.reduce((at, event) => {
    const then = next(at, event)
    if (then === undefined) throw new Error(`${event.is} cannot happen at ${placeOf(at)}`)
    return then
  }, state)

const reviewed = (is: 'slip-approved' | 'slip-refused', stage: 'payment' | 'additional_amount'): PmaEvent => ({
  is,
  stage,
})
const extra: PmaEvent = { is: 'slip-sent', stage: 'additional_amount' }
const signature: PmaEvent = { is: 'signature-refused', stage: 'sign_contract' }

/** Section 10, "PMA onboarding": after what happened, where the flow stands. */
test.each<[string, PmaState, PmaEvent[], string]>([
  ['nothing', once, [], 'payment'],
  ['the gateway was paid', once, [PAID], 'risk'],
  ['a slip was handed in', once, [SLIP], 'risk'],
  ['the survey was given', once, [PAID, SURVEYED], 'sign_contract'],
  ['the code was wrong', once, [PAID, SURVEYED, signature], 'sign_contract'],
  ['the code was right', once, [PAID, SURVEYED, SIGNED], 'create_prx'],
  ['the code was right, more is to be paid', twoStep, [PAID, SURVEYED, SIGNED], 'additional_amount'],
  ['the slip of the rest was handed in', twoStep, [PAID, SURVEYED, SIGNED, extra], 'additional_amount'],
  [
    'the slip of the rest is right',
    twoStep,
    [PAID, SURVEYED, SIGNED, extra, reviewed('slip-approved', 'additional_amount')],
    'create_prx',
  ],
  [
    'the slip of the rest was refused',
    twoStep,
    [PAID, SURVEYED, SIGNED, extra, reviewed('slip-refused', 'additional_amount')],
    'additional_amount',
  ],
  ['the slip was refused at once', once, [SLIP, reviewed('slip-refused', 'payment')], 'payment'],
  [
    'the slip was refused after signing',
    once,
    [SLIP, SURVEYED, SIGNED, reviewed('slip-refused', 'payment')],
    'payment',
  ],
  ['it was paid again then', once, [SLIP, SURVEYED, SIGNED, reviewed('slip-refused', 'payment'), PAID], 'create_prx'],
  ['the house made it', once, [PAID, SURVEYED, SIGNED, CREATED], 'finalize'],
  ['the house refused', once, [PAID, SURVEYED, SIGNED, { is: 'creation-refused', stage: 'create_prx' }], 'message'],
])('SBX-049 PMA onboarding: when %s', (_what, begin, events, place) => {
  expect(placeOf(after(begin, ...events))).toBe(place)
})

test('SBX-049 a stage that is not the current one takes nothing', () => {
  expect(next(once, SURVEYED)).toBeUndefined()
  expect(next(once, SIGNED)).toBeUndefined()
  expect(next(once, CREATED)).toBeUndefined()
  expect(next(once, extra)).toBeUndefined()
  expect(next(after(once, PAID), PAID)).toBeUndefined()
  expect(next(after(once, PAID), SLIP)).toBeUndefined()
  expect(next(after(once, SLIP), PAID)).toBeUndefined()
  expect(next(after(once, PAID, SURVEYED, SIGNED), SURVEYED)).toBeUndefined()
  expect(next(after(once, SLIP, SURVEYED, SIGNED), CREATED)).toBeUndefined()
  expect(next(after(twoStep, PAID, SURVEYED, SIGNED, extra), extra)).toBeUndefined()
})

test('SBX-049 PMA-015 risk may be done again until the contracts are signed', () => {
  const asked = after(once, PAID, SURVEYED)
  expect(next(asked, SURVEYED)).toEqual(asked)
  expect(wordsOf(asked, 'risk')).toEqual({ status: 'DONE', info_status: 'OPEN' })
  expect(wordsOf(after(asked, SIGNED), 'risk')).toEqual({ status: 'DONE', info_status: 'LOCK' })
})

test('SBX-048 another amount is for those who have paid and signed nothing', () => {
  expect(mayChangeAmount(once)).toBe(true)
  expect(mayChangeAmount(after(once, SLIP, reviewed('slip-refused', 'payment')))).toBe(true)
  expect(mayChangeAmount(after(once, SLIP))).toBe(false)
  expect(mayChangeAmount(after(once, PAID))).toBe(false)
  expect(mayChangeAmount(after(once, SLIP, SURVEYED, SIGNED, reviewed('slip-refused', 'payment')))).toBe(false)
})

/** The words of every stage along both ways: ST-05, ST-06 and the offers of PMA-015…019 read them. */
test.each<[string, PmaState, PmaEvent[], Partial<Record<(typeof PMA_STAGES)[number], string>>]>([
  [
    'at the beginning',
    once,
    [],
    { payment: 'ACTIVE/OPEN', risk: 'ACTIVE/CLOSE', sign_contract: 'ACTIVE/CLOSE', create_prx: 'ACTIVE/CLOSE' },
  ],
  ['with a slip in review', once, [SLIP], { payment: 'ACTIVE/LOCK', risk: 'ACTIVE/OPEN' }],
  [
    'with a refused slip',
    once,
    [SLIP, reviewed('slip-refused', 'payment')],
    { payment: 'FAILED/OPEN', risk: 'ACTIVE/CLOSE' },
  ],
  ['paid', once, [PAID], { payment: 'DONE/LOCK', risk: 'ACTIVE/OPEN' }],
  ['asked', once, [PAID, SURVEYED], { risk: 'DONE/OPEN', sign_contract: 'ACTIVE/OPEN' }],
  [
    'with a wrong code',
    once,
    [PAID, SURVEYED, signature],
    { sign_contract: 'FAILED/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  ['signed', once, [PAID, SURVEYED, SIGNED], { sign_contract: 'DONE/LOCK', create_prx: 'DONE/LOCK' }],
  [
    'signed, in two steps',
    twoStep,
    [PAID, SURVEYED, SIGNED],
    { additional_amount: 'ACTIVE/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  [
    'with the rest in review',
    twoStep,
    [PAID, SURVEYED, SIGNED, extra],
    { additional_amount: 'ACTIVE/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  [
    'with the rest paid',
    twoStep,
    [PAID, SURVEYED, SIGNED, extra, reviewed('slip-approved', 'additional_amount')],
    { additional_amount: 'DONE/CLOSE', create_prx: 'DONE/LOCK' },
  ],
  ['made', once, [PAID, SURVEYED, SIGNED, CREATED], { create_prx: 'DONE/OPEN' }],
])('ST-05 ST-06 PMA-016 PMA-017 PMA-018 PMA-019 the words of the stages %s', (_when, begin, events, expected) => {
  const state = after(begin, ...events)
  for (const [stage, words] of Object.entries(expected)) {
    const key = PMA_STAGES.find((one) => one === stage)
    const { status, info_status } = wordsOf(state, key ?? 'payment')
    expect(`${stage} ${status}/${info_status}`).toBe(`${stage} ${words}`)
  }
})

test('SBX-049 of all states that events can reach, none skips a stage', () => {
  const key = (state: PmaState) => JSON.stringify(state)
  const seen = new Map([once, twoStep].map((state) => [key(state), state]))
  for (const state of seen.values()) {
    for (const event of EVENTS) {
      const then = next(state, event)
      if (then !== undefined) seen.set(key(then), then)
    }
  }
  expect(seen.size).toBeGreaterThan(20)
  for (const state of seen.values()) {
    const { payment, risk, sign_contract, additional_amount, create_prx } = state
    if (sign_contract !== 'open') expect(risk).toBe('done')
    if (!['none', 'open'].includes(additional_amount)) expect(sign_contract).toBe('done')
    if (create_prx !== 'open') {
      expect([payment, risk, sign_contract]).toEqual(['done', 'done', 'done'])
      expect(['none', 'done']).toContain(additional_amount)
    }
    expect(isReady(state)).toBe(next(state, CREATED) !== undefined)
  }
})
