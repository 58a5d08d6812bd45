import { expect, test } from '@jest/globals'
import type { OnboardingStage } from '@sarv/shared/contract/onboarding'
import { parseFlow } from '@sarv/shared/stages/stage'
import { type CardScreenKey, cardFlow, mainAction, screenToContinue } from './card-flow'
import { stageRows } from './stage-rows'

/** Builds a flow out of `card DONE/OPEN` and so on, in order. */
function flowOf(current_stage: string, ...words: string[]) {
  const stages = words.map((word, sort): OnboardingStage => {
    const [key = '', status = '', info_status = ''] = word.split(/[ /]/)
    return { key, sort, title: key, status, info_status, description: null, message: [], fields: [], page_info: [] }
  })
  return parseFlow({ current_stage, stages })
}
const fresh = flowOf('BASE_INFO', 'BASE_INFO ACTIVE/CLOSE', 'CARD ACTIVE/CLOSE')
const atVideo = flowOf('video', 'base_info DONE/OPEN', 'card DONE/OPEN', 'video ACTIVE/OPEN', 'address ACTIVE/CLOSE')
const sentBack = flowOf('VIDEO', 'BASE_INFO DONE/OPEN', 'CARD DONE/OPEN', 'VIDEO FAILED/OPEN', 'ADDRESS DONE/OPEN')
const done = flowOf('FINALIZE', 'BASE_INFO DONE/OPEN', 'ADDRESS DONE/OPEN', 'FINALIZE ACTIVE/OPEN')
const refused = flowOf('MESSAGE', 'BASE_INFO DONE/OPEN', 'MESSAGE ACTIVE/OPEN')
const unknown = flowOf('SELFIE', 'BASE_INFO DONE/OPEN', 'SELFIE ACTIVE/OPEN')
const firstSentBack = flowOf('BASE_INFO', 'BASE_INFO FAILED/OPEN', 'CARD ACTIVE/CLOSE')
const paying = flowOf(
  'payment',
  'reissue_card_confirm_otp DONE/LOCK',
  'card DONE/OPEN',
  'video DONE/OPEN',
  'address DONE/OPEN',
  'payment ACTIVE/OPEN',
)

test.each([
  ['a fresh flow', fresh, 'start', 'base_info'],
  ['a flow at the video', atVideo, 'continue', 'video'],
  ['a video that was sent back', sentBack, 'correct', 'video'],
  ['a first stage that was sent back', firstSentBack, 'correct', 'base_info'],
  ['a finished flow', done, 'close', 'overview'],
  ['a refused flow', refused, 'close', 'overview'],
  ['a stage that is unknown', unknown, 'close', 'overview'],
  ['a reissue that is to be paid', paying, 'continue', 'payment'],
] as const)('BNK-013 the button of %s', (_, flow, action, screen) => {
  expect(mainAction(flow)).toBe(action)
  expect(screenToContinue(flow)).toBe(screen)
})

test.each([
  ['the first stage', fresh, 'base_info', ['overview', 'base_info'], 'overview'],
  ['the video', atVideo, 'video', ['overview', 'base_info', 'card', 'video'], 'card'],
  ['a stage that is done once more', atVideo, 'card', ['overview', 'base_info', 'card'], 'base_info'],
  ['the card of a reissue, whose code is confirmed', paying, 'card', ['overview', 'card'], 'overview'],
  ['the payment', paying, 'payment', ['overview', 'card', 'video', 'address', 'payment'], 'address'],
  ['the overview', atVideo, 'overview', ['overview'], undefined],
] as const)('BNK-016 back from %s', (_, flow, screen, trail, before) => {
  expect(cardFlow.trail({ stage: screen }, flow).map(({ stage }) => stage)).toEqual(trail)
  expect(cardFlow.back({ stage: screen }, flow)?.stage).toBe(before)
})

test.each([
  ['nothing', undefined, atVideo, 'overview'],
  ['the current stage', 'video', atVideo, 'video'],
  ['a stage that may be done once more', 'card', atVideo, 'card'],
  ['a stage that is not reached', 'address', atVideo, 'overview'],
  ['a confirmed code', 'reissue_card_confirm_otp', paying, 'overview'],
  ['a stage of a finished flow', 'address', done, 'overview'],
  ['a flow that is not begun', 'base_info', fresh, 'overview'],
  ['a stage of the other flow', 'payment', atVideo, 'overview'],
  ['a stage that was sent back', 'video', sentBack, 'video'],
] as const)('BNK-081 after a reload at %s', (_, stored, flow, screen) =>
  expect(cardFlow.resume(stored && { stage: stored as CardScreenKey }, flow).stage).toBe(screen),
)

test('BNK-081 a flow that was just begun opens its first stage, whatever was kept', () =>
  expect(cardFlow.resume({ stage: 'overview' }, { ...fresh, justBegun: true })).toEqual({ stage: 'base_info' }))

test('BNK-081 a reload still knows that a video was not sent', () =>
  expect(cardFlow.resume({ stage: 'video', unsent: true }, atVideo)).toEqual({ stage: 'video', unsent: true }))

test.each([
  [
    { stage: 'video', unsent: true },
    { stage: 'video', unsent: true },
  ],
  [{ stage: 'card', unsent: 'yes', more: 1 }, { stage: 'card' }],
  [{ stage: 'overview' }, { stage: 'overview' }],
  [{ stage: 'finalize' }, undefined],
  [{ stage: 'toString' }, undefined],
  ['video', undefined],
  [null, undefined],
])('F45 the position %j in the history is read as %j', (stored, position) =>
  expect(cardFlow.parse(stored)).toEqual(position),
)

test('BNK-014 the stages are listed by their `sort`, in whatever order they come', () => {
  const { stages } = flowOf('base_info', 'base_info ACTIVE/OPEN', 'card ACTIVE/CLOSE', 'video ACTIVE/CLOSE')
  const reversed = parseFlow({ current_stage: 'base_info', stages: stages.map(({ wire }) => wire).toReversed() })
  expect(stageRows(reversed).map(({ key }) => key)).toEqual(['base_info', 'card', 'video'])
})
