import { expect, test } from '@jest/globals'
import type { StageKey } from '@sarv/shared/stages/stage-key'
import {
  currentStage,
  initialState,
  isAwaitingDecision,
  isHandedOver,
  type LinearEvent,
  type LinearState,
  maySubmit,
  stageStatus,
  transition,
} from '../linear/linear-state'
import { bankFlow } from './bank-flow'
import { reissueFlow } from './reissue-flow'

const done = (stage: StageKey): LinearEvent => ({ kind: 'done', stage })
const failed = (stage: StageKey): LinearEvent => ({ kind: 'failed', stage })
const sentBack = (stage: StageKey): LinearEvent => ({ kind: 'sent-back', stage })
const approved: LinearEvent = { kind: 'approved' }
const refused: LinearEvent = { kind: 'refused' }
const reopened: LinearEvent = { kind: 'reopened', stage: 'reissue_card_confirm_otp' }

const bank = bankFlow.stages
const reissue = reissueFlow.stages
type Rules = typeof bank

const keysOf = (rules: Rules) => rules.map(({ key }) => key)
const allDone = (rules: Rules) => keysOf(rules).map(done)
const otp = 'reissue_card_confirm_otp'

const after = (rules: Rules, events: readonly LinearEvent[], from = initialState(rules)): LinearState =>
  events.reduce((state, event) => {
    const then = transition(rules, state, event)
    if (then === undefined) throw new Error(`${JSON.stringify(event)} cannot happen at ${currentStage(rules, state)}`)
    return then
  }, from)

const wordsOf = (rules: Rules, state: LinearState) =>
  keysOf(rules).map((key) => {
    const { status, info_status } = stageStatus(rules, state, key)
    return `${status}/${info_status}`
  })

test('BNK-014 BNK-042 the stages of both flows, in their order', () => {
  expect(keysOf(bank)).toEqual(['base_info', 'card', 'video', 'address'])
  expect(keysOf(reissue)).toEqual([otp, 'card', 'video', 'address', 'payment'])
})

/** The table of the contract: after what happened, where the flow stands and what its stages say. */
test.each<[string, Rules, LinearEvent[], StageKey, string[]]>([
  ['nothing', bank, [], 'base_info', ['ACTIVE/OPEN', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE']],
  ['the serial', bank, [done('base_info')], 'card', ['DONE/OPEN', 'ACTIVE/OPEN', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE']],
  [
    'the serial once more, later',
    bank,
    [done('base_info'), done('card'), done('base_info')],
    'video',
    ['DONE/OPEN', 'DONE/OPEN', 'ACTIVE/OPEN', 'ACTIVE/CLOSE'],
  ],
  ['all', bank, allDone(bank), 'finalize', ['DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK']],
  [
    'the video sent back',
    bank,
    [...allDone(bank), sentBack('video')],
    'video',
    ['DONE/LOCK', 'DONE/LOCK', 'FAILED/OPEN', 'DONE/LOCK'],
  ],
  [
    'two sent back',
    bank,
    [...allDone(bank), sentBack('address'), sentBack('base_info')],
    'base_info',
    ['FAILED/OPEN', 'DONE/LOCK', 'DONE/LOCK', 'FAILED/CLOSE'],
  ],
  [
    'one of two corrected',
    bank,
    [...allDone(bank), sentBack('address'), sentBack('base_info'), done('base_info')],
    'address',
    ['DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK', 'FAILED/OPEN'],
  ],
  [
    'the video corrected',
    bank,
    [...allDone(bank), sentBack('video'), done('video')],
    'finalize',
    ['DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK'],
  ],
  ['the bank approved', bank, [...allDone(bank), approved], 'finalize', Array(4).fill('DONE/LOCK')],
  ['the bank refused', bank, [...allDone(bank), refused], 'message', Array(4).fill('DONE/LOCK')],
  [
    'a wrong code',
    reissue,
    [failed(otp)],
    otp,
    ['FAILED/OPEN', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE'],
  ],
  [
    'another code after it',
    reissue,
    [failed(otp), reopened],
    otp,
    ['ACTIVE/OPEN', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE'],
  ],
  [
    'the right code',
    reissue,
    [failed(otp), done(otp)],
    'card',
    ['DONE/LOCK', 'ACTIVE/OPEN', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE', 'ACTIVE/CLOSE'],
  ],
  [
    'all but the fee',
    reissue,
    allDone(reissue).slice(0, 4),
    'payment',
    ['DONE/LOCK', 'DONE/OPEN', 'DONE/OPEN', 'DONE/OPEN', 'ACTIVE/OPEN'],
  ],
  ['the fee', reissue, allDone(reissue), 'finalize', Array(5).fill('DONE/LOCK')],
  [
    'the address sent back',
    reissue,
    [...allDone(reissue), sentBack('address')],
    'address',
    ['DONE/LOCK', 'DONE/LOCK', 'DONE/LOCK', 'FAILED/OPEN', 'DONE/LOCK'],
  ],
])('BNK-018 BNK-019 ST-05 ST-06 card flows: after %s', (_what, rules, events, current, words) => {
  const state = after(rules, events)
  expect([currentStage(rules, state), wordsOf(rules, state)]).toEqual([current, words])
})

test('BNK-043 another code takes the failure of the one before back, as if it had never been', () => {
  expect(after(reissue, [failed(otp), reopened])).toEqual(initialState(reissue))
})

test.each<[string, Rules, LinearEvent[], LinearEvent]>([
  ['a stage that is not reached', bank, [done('base_info')], done('video')],
  ['a stage of the other flow', bank, [], done(otp)],
  ['a stage that no one has', bank, [], done('risk')],
  ['any stage at the bank', bank, allDone(bank), done('card')],
  ['another stage while one is sent back', bank, [...allDone(bank), sentBack('video')], done('card')],
  ['a failure of a stage of the other flow', bank, [], failed(otp)],
  ['a stage sent back before the end', bank, [done('base_info')], sentBack('base_info')],
  ['a stage sent back that no one has', bank, allDone(bank), sentBack('risk')],
  ['a stage sent back twice', bank, [...allDone(bank), sentBack('video')], sentBack('video')],
  ['a confirmed code', reissue, [done(otp)], done(otp)],
  ['a failure of a confirmed code', reissue, [done(otp)], failed(otp)],
  ['a confirmed code sent back', reissue, allDone(reissue), sentBack(otp)],
  ['a payment sent back', reissue, allDone(reissue), sentBack('payment')],
  ['a second payment', reissue, allDone(reissue), done('payment')],
  ['an approval before the end', bank, allDone(bank).slice(0, 3), approved],
  ['an approval of what is sent back', bank, [...allDone(bank), sentBack('card')], approved],
  ['a second decision', bank, [...allDone(bank), approved], refused],
  ['a stage sent back after the decision', bank, [...allDone(bank), approved], sentBack('card')],
])('T20 there is no transition for %s', (_what, rules, events, event) => {
  expect(transition(rules, after(rules, events), event)).toBeUndefined()
})

test.each([
  ['BANK', bank],
  ['REISSUE_CARD', reissue],
] as const)('T20 of all states that events of %s can reach, none skips a stage', (_type, rules) => {
  const events: LinearEvent[] = [
    approved,
    refused,
    reopened,
    ...keysOf(rules).flatMap((key) => [done(key), failed(key), sentBack(key)]),
  ]
  const keyOf = (state: LinearState) => JSON.stringify([keysOf(rules).map((key) => state.marks[key]), state.verdict])
  const seen = new Map([[keyOf(initialState(rules)), initialState(rules)]])
  for (const state of seen.values()) {
    for (const event of events) {
      const then = transition(rules, state, event)
      if (then !== undefined && !seen.has(keyOf(then))) seen.set(keyOf(then), then)
    }
  }
  expect(seen.size).toBeGreaterThan(10)
  for (const state of seen.values()) {
    const marks = keysOf(rules).map((key) => state.marks[key])
    const firstOpen = marks.indexOf('open')
    // No stage after one that was never done was done.
    if (firstOpen >= 0) expect(marks.slice(firstOpen).every((mark) => mark === 'open')).toBe(true)
    if (state.verdict !== undefined) expect(new Set(marks)).toEqual(new Set(['done']))
    if (marks.includes('refused') && firstOpen >= 0) expect(isHandedOver(state)).toBe(false)
    expect(isAwaitingDecision(rules, state)).toBe(transition(rules, state, approved) !== undefined)
    const submittable = keysOf(rules).filter((key) => maySubmit(rules, state, key))
    if (isHandedOver(state))
      expect(submittable).toEqual(keysOf(rules).filter((key) => key === currentStage(rules, state)))
  }
})
