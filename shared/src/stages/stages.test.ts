import { expect, test } from '@jest/globals'
import { shortReceiver } from './short-receiver'
import { shownState } from './shown-state'
import { parseFlow, parseStage } from './stage'
import { isFinalKey, parseStageKey } from './stage-key'
import { currentStage, stageState } from './stage-state'
import { withValues } from './submission'

test.each([
  ['CREATING_PRX', 'create_prx'],
  ['create_prx', 'create_prx'],
  ['creating_prx', 'create_prx'],
  ['SIGN_CONTRACT', 'sign_contract'],
  ['sign_contract', 'sign_contract'],
  ['ADDITIONAL_AMOUNT', 'additional_amount'],
  ['AMOUNT', 'amount'],
  ['STAGES', 'stages'],
  ['PAYMENT', 'payment'],
  ['RISK', 'risk'],
  ['FINALIZE', 'finalize'],
  ['MESSAGE', 'message'],
  ['BASE_INFO', 'base_info'],
  ['CARD', 'card'],
  ['VIDEO', 'video'],
  ['ADDRESS', 'address'],
  ['REISSUE_CARD_CONFIRM_OTP', 'reissue_card_confirm_otp'],
  ['INVESTMENT_HORIZON', 'investment_horizon'],
  ['risk_assessment', 'risk_assessment'],
  ['INVESTMENT_PROPOSAL', 'investment_proposal'],
  ['payment_methods', 'payment_methods'],
  [' RISK ', 'risk'],
])('PLT-070 F34 the stage %s is %s', (wire, key) => {
  expect(parseStageKey(wire)).toBe(key)
  expect(parseStageKey(wire.toLowerCase())).toBe(key)
  expect(parseStageKey(wire.toUpperCase())).toBe(key)
})

test.each(['SELFIE', '', 'constructor', '__proto__'])('PLT-070 F33 the stage %j is kept, and neutral', (wire) => {
  const stage = parseStage({ key: wire, status: 'ACTIVE', info_status: 'OPEN' })
  expect(stage.key).toBeUndefined()
  expect(stage.wire.key).toBe(wire)
  expect(stageState(stage, undefined)).toBe('unknown')
})

test.each([
  ['ACTIVE', 'risk', 'now'],
  ['ACTIVE', 'payment', 'waiting'],
  ['ACTIVE', undefined, 'waiting'],
  ['DONE', 'payment', 'done'],
  ['DONE', 'risk', 'done'],
  ['FAILED', 'risk', 'error'],
  ['FAILED', 'payment', 'error'],
  ['failed', 'risk', 'error'],
  ['PAUSED', 'risk', 'unknown'],
  [null, 'risk', 'unknown'],
] as const)('PLT-055 ST-05 a stage that is %s while the flow is at %s: %s', (status, current, state) => {
  expect(stageState(parseStage({ key: 'RISK', status }), current)).toBe(state)
})

test.each([
  ['OPEN', 'OPEN'],
  ['LOCK', 'LOCK'],
  ['CLOSE', 'CLOSE'],
  ['open', 'OPEN'],
  ['AJAR', undefined],
  [undefined, undefined],
])('ST-06 the info status %s is %s', (wire, known) => {
  expect(parseStage({ key: 'risk', info_status: wire }).infoStatus).toBe(known)
})

test('PLT-070 a flow has its stages in order and knows where it stands', () => {
  const flow = parseFlow({
    current_stage: 'CREATING_PRX',
    stages: [
      { key: 'create_prx', sort: 3, status: 'ACTIVE', title: 'ایجاد سبد' },
      { key: 'SIGN_CONTRACT', sort: 4, status: 'ACTIVE', title: 'امضا' },
      { key: 'RISK', sort: 1, status: ' done ', title: 'ریسک‌سنجی' },
      { key: 'AMOUNT', status: 'DONE', title: 'مبلغ' },
    ],
  })
  expect(flow.stages.map((stage) => stage.key)).toEqual(['amount', 'risk', 'create_prx', 'sign_contract'])
  expect(flow.stages.map((stage) => stage.status)).toEqual(['DONE', 'DONE', 'ACTIVE', 'ACTIVE'])
  expect(currentStage(flow)?.wire.title).toBe('ایجاد سبد')
})

test('F33 a flow at a stage that is unknown stands at none, not at another unknown one', () => {
  expect(currentStage(parseFlow({ current_stage: 'NEW', stages: [{ key: 'SELFIE' }] }))).toBeUndefined()
})

test.each([
  ['unknown', 'waiting'],
  ['waiting', 'waiting'],
  ['now', 'now'],
  ['done', 'done'],
  ['error', 'error'],
] as const)('PLT-055 F33 a stage that is %s is drawn as %s', (state, drawn) => expect(shownState(state)).toBe(drawn))

test.each([
  ['09120000004', '0912 ••• 0004'],
  ['9120000004', '9120 ••• 0004'],
  ['912000000', '912000000'],
])('PMA-038 the receiver %s of a code is shown as %s', (receiver, shown) => expect(shortReceiver(receiver)).toBe(shown))

test.each([{}, { current_stage: null, stages: null }, { current_stage: 'NEW', stages: [] }])(
  'F32 the flow %j is empty, not a crash',
  (wire) => {
    const flow = parseFlow(wire)
    expect(flow).toEqual({ current: undefined, stages: [] })
    expect(currentStage(flow)).toBeUndefined()
  },
)

test('a flow ends with finalize or message', () => {
  expect([parseStageKey('FINALIZE'), parseStageKey('message')].every(isFinalKey)).toBe(true)
  expect([parseStageKey('card'), undefined].some(isFinalKey)).toBe(false)
})

test('PLT-070 a submit echoes the spelling of the server and changes one stage only', () => {
  const onboarding = {
    onb_uuid: 'u-1',
    current_stage: 'RISK',
    stages: [
      { key: 'RISK', sort: 1, fields: [{ key: 'user_survey_id', title: 'x', value: null }] },
      { key: 'SELFIE', sort: 2, fields: [{ key: 'user_survey_id', title: 'y', value: null }] },
      { key: 'sign_contract', sort: 3 },
    ],
  }
  expect(withValues(onboarding, 'risk', { user_survey_id: 41 })).toEqual({
    ...onboarding,
    stages: [
      { key: 'RISK', sort: 1, fields: [{ key: 'user_survey_id', title: 'x', value: 41 }] },
      ...onboarding.stages.slice(1),
    ],
  })
  expect(withValues(onboarding, 'sign_contract', { otp_code: '12345' }).stages[2]).toEqual({
    key: 'sign_contract',
    sort: 3,
    fields: [{ key: 'otp_code', value: '12345' }],
  })
  expect(onboarding.stages[0]?.fields?.[0]?.value).toBeNull()
  expect(withValues({ stages: null }, 'risk', { user_survey_id: 41 })).toEqual({ stages: [] })
})
