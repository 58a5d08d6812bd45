import { expect, test } from '@jest/globals'
import {
  currentStage,
  everyPmaEvent,
  initialState,
  isReady,
  mayChangeAmount,
  type PmaEvent,
  type PmaState,
  pmaStages,
  stageStatus,
  transition,
} from './pma-flow'

const once = initialState(false)
const twoStep = initialState(true)
const paidEvent: PmaEvent = { kind: 'paid', stage: 'payment' }
const slipEvent: PmaEvent = { kind: 'slip-sent', stage: 'payment' }
const surveyedEvent: PmaEvent = { kind: 'surveyed', stage: 'risk' }
const signedEvent: PmaEvent = { kind: 'signed', stage: 'sign_contract' }
const createdEvent: PmaEvent = { kind: 'created', stage: 'create_prx' }

const after = (state: PmaState, ...events: PmaEvent[]): PmaState =>
  events.reduce((at, event) => {
    const then = transition(at, event)
    if (then === undefined) throw new Error(`${event.kind} cannot happen at ${currentStage(at)}`)
    return then
  }, state)

const reviewed = (kind: 'slip-approved' | 'slip-refused', stage: 'payment' | 'additional_amount'): PmaEvent => ({
  kind,
  stage,
})
const extra: PmaEvent = { kind: 'slip-sent', stage: 'additional_amount' }
const signature: PmaEvent = { kind: 'signature-refused', stage: 'sign_contract' }

/** Section 10, "PMA onboarding": after what happened, where the flow stands. */
test.each<[string, PmaState, PmaEvent[], string]>([
  ['nothing', once, [], 'payment'],
  ['the gateway was paid', once, [paidEvent], 'risk'],
  ['a slip was handed in', once, [slipEvent], 'risk'],
  ['the survey was given', once, [paidEvent, surveyedEvent], 'sign_contract'],
  ['the code was wrong', once, [paidEvent, surveyedEvent, signature], 'sign_contract'],
  ['the code was right', once, [paidEvent, surveyedEvent, signedEvent], 'create_prx'],
  ['the code was right, more is to be paid', twoStep, [paidEvent, surveyedEvent, signedEvent], 'additional_amount'],
  ['the slip of the rest was handed in', twoStep, [paidEvent, surveyedEvent, signedEvent, extra], 'additional_amount'],
  [
    'the slip of the rest is right',
    twoStep,
    [paidEvent, surveyedEvent, signedEvent, extra, reviewed('slip-approved', 'additional_amount')],
    'create_prx',
  ],
  [
    'the slip of the rest was refused',
    twoStep,
    [paidEvent, surveyedEvent, signedEvent, extra, reviewed('slip-refused', 'additional_amount')],
    'additional_amount',
  ],
  ['the slip was refused at once', once, [slipEvent, reviewed('slip-refused', 'payment')], 'payment'],
  [
    'the slip was refused after signing',
    once,
    [slipEvent, surveyedEvent, signedEvent, reviewed('slip-refused', 'payment')],
    'payment',
  ],
  [
    'it was paid again then',
    once,
    [slipEvent, surveyedEvent, signedEvent, reviewed('slip-refused', 'payment'), paidEvent],
    'create_prx',
  ],
  ['the house made it', once, [paidEvent, surveyedEvent, signedEvent, createdEvent], 'finalize'],
  [
    'the house refused',
    once,
    [paidEvent, surveyedEvent, signedEvent, { kind: 'creation-refused', stage: 'create_prx' }],
    'message',
  ],
])('SBX-049 PMA onboarding: when %s', (_what, begin, events, current) => {
  expect(currentStage(after(begin, ...events))).toBe(current)
})

test('SBX-049 a stage that is not the current one takes nothing', () => {
  expect(transition(once, surveyedEvent)).toBeUndefined()
  expect(transition(once, signedEvent)).toBeUndefined()
  expect(transition(once, createdEvent)).toBeUndefined()
  expect(transition(once, extra)).toBeUndefined()
  expect(transition(after(once, paidEvent), paidEvent)).toBeUndefined()
  expect(transition(after(once, paidEvent), slipEvent)).toBeUndefined()
  expect(transition(after(once, slipEvent), paidEvent)).toBeUndefined()
  expect(transition(after(once, paidEvent, surveyedEvent, signedEvent), surveyedEvent)).toBeUndefined()
  expect(transition(after(once, slipEvent, surveyedEvent, signedEvent), createdEvent)).toBeUndefined()
  expect(transition(after(twoStep, paidEvent, surveyedEvent, signedEvent, extra), extra)).toBeUndefined()
})

test('SBX-049 PMA-015 risk may be done again until the contracts are signed', () => {
  const asked = after(once, paidEvent, surveyedEvent)
  expect(transition(asked, surveyedEvent)).toEqual(asked)
  expect(stageStatus(asked, 'risk')).toEqual({ status: 'DONE', info_status: 'OPEN' })
  expect(stageStatus(after(asked, signedEvent), 'risk')).toEqual({ status: 'DONE', info_status: 'LOCK' })
})

test('SBX-048 another amount is for those who have paid and signed nothing', () => {
  expect(mayChangeAmount(once)).toBe(true)
  expect(mayChangeAmount(after(once, slipEvent, reviewed('slip-refused', 'payment')))).toBe(true)
  expect(mayChangeAmount(after(once, slipEvent))).toBe(false)
  expect(mayChangeAmount(after(once, paidEvent))).toBe(false)
  expect(mayChangeAmount(after(once, slipEvent, surveyedEvent, signedEvent, reviewed('slip-refused', 'payment')))).toBe(
    false,
  )
})

/** The words of every stage along both ways: ST-05, ST-06 and the offers of PMA-015…019 read them. */
test.each<[string, PmaState, PmaEvent[], Partial<Record<(typeof pmaStages)[number], string>>]>([
  [
    'at the beginning',
    once,
    [],
    {
      payment: 'ACTIVE/OPEN',
      risk: 'ACTIVE/CLOSE',
      sign_contract: 'ACTIVE/CLOSE',
      additional_amount: 'ACTIVE/CLOSE',
      create_prx: 'ACTIVE/CLOSE',
    },
  ],
  ['with a slip in review', once, [slipEvent], { payment: 'ACTIVE/LOCK', risk: 'ACTIVE/OPEN' }],
  [
    'with a refused slip',
    once,
    [slipEvent, reviewed('slip-refused', 'payment')],
    { payment: 'FAILED/OPEN', risk: 'ACTIVE/CLOSE' },
  ],
  ['paid', once, [paidEvent], { payment: 'DONE/LOCK', risk: 'ACTIVE/OPEN' }],
  ['asked', once, [paidEvent, surveyedEvent], { risk: 'DONE/OPEN', sign_contract: 'ACTIVE/OPEN' }],
  [
    'with a wrong code',
    once,
    [paidEvent, surveyedEvent, signature],
    { sign_contract: 'FAILED/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  [
    'with another code after a wrong one',
    once,
    [paidEvent, surveyedEvent, signature, { kind: 'code-sent', stage: 'sign_contract' }],
    { sign_contract: 'ACTIVE/OPEN' },
  ],
  [
    'with a wrong code, and then a refused slip',
    once,
    [slipEvent, surveyedEvent, signature, reviewed('slip-refused', 'payment')],
    { payment: 'FAILED/OPEN', sign_contract: 'FAILED/CLOSE' },
  ],
  ['signed', once, [paidEvent, surveyedEvent, signedEvent], { sign_contract: 'DONE/LOCK', create_prx: 'DONE/LOCK' }],
  [
    'signed, in two steps',
    twoStep,
    [paidEvent, surveyedEvent, signedEvent],
    { additional_amount: 'ACTIVE/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  [
    'with the rest in review',
    twoStep,
    [paidEvent, surveyedEvent, signedEvent, extra],
    { additional_amount: 'ACTIVE/OPEN', create_prx: 'ACTIVE/CLOSE' },
  ],
  [
    'with the rest paid',
    twoStep,
    [paidEvent, surveyedEvent, signedEvent, extra, reviewed('slip-approved', 'additional_amount')],
    { additional_amount: 'DONE/CLOSE', create_prx: 'DONE/LOCK' },
  ],
  ['made', once, [paidEvent, surveyedEvent, signedEvent, createdEvent], { create_prx: 'DONE/OPEN' }],
  [
    'with a portfolio that the house refused',
    once,
    [paidEvent, surveyedEvent, signedEvent, { kind: 'creation-refused', stage: 'create_prx' }],
    { create_prx: 'ACTIVE/CLOSE' },
  ],
])('ST-05 ST-06 PMA-016 PMA-017 PMA-018 PMA-019 the words of the stages %s', (_when, begin, events, expected) => {
  const state = after(begin, ...events)
  for (const [stage, words] of Object.entries(expected)) {
    const key = pmaStages.find((one) => one === stage)
    const { status, info_status } = stageStatus(state, key ?? 'payment')
    expect(`${stage} ${status}/${info_status}`).toBe(`${stage} ${words}`)
  }
})

test('SBX-049 of all states that events can reach, none skips a stage', () => {
  const key = (state: PmaState) => JSON.stringify(state)
  const seen = new Map([once, twoStep].map((state) => [key(state), state]))
  for (const state of seen.values()) {
    for (const event of everyPmaEvent) {
      const then = transition(state, event)
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
    expect(isReady(state)).toBe(transition(state, createdEvent) !== undefined)
  }
})
