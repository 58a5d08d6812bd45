import { expect, test } from '@jest/globals'
import {
  type CameraPermission,
  initialRecorderState,
  isCameraWanted,
  nextRecorderState,
  problemFor,
  type RecorderEvent,
  type RecorderState,
} from './recorder-state'

const clip = new Blob(['clip'])
const states: Record<RecorderState['at'], RecorderState> = {
  intro: { at: 'intro' },
  reason: { at: 'reason' },
  asking: { at: 'asking' },
  refused: { at: 'refused', problem: 'denied' },
  ready: { at: 'ready' },
  recording: { at: 'recording', since: 7 },
  turning: { at: 'turning' },
  preview: { at: 'preview', clip },
}
const open = (permission: CameraPermission, supported = true): RecorderEvent => ({ is: 'open', supported, permission })

test.each([
  ['intro', open('prompt'), { at: 'reason' }],
  ['intro', open('unknown'), { at: 'reason' }],
  ['intro', open('granted'), { at: 'asking' }],
  ['intro', open('denied'), { at: 'asking' }],
  ['intro', open('granted', false), { at: 'refused', problem: 'unsupported' }],
  ['refused', open('denied'), { at: 'asking' }],
  ['refused', open('prompt'), { at: 'asking' }],
  ['refused', open('granted', false), { at: 'refused', problem: 'unsupported' }],
  ['reason', { is: 'understood' }, { at: 'asking' }],
  ['reason', { is: 'close' }, { at: 'intro' }],
  ['asking', { is: 'opened' }, { at: 'ready' }],
  ['asking', { is: 'refused', problem: 'denied' }, { at: 'refused', problem: 'denied' }],
  ['refused', { is: 'close' }, { at: 'intro' }],
  ['ready', { is: 'record', now: 9 }, { at: 'recording', since: 9 }],
  ['ready', { is: 'refused', problem: 'lost' }, { at: 'refused', problem: 'lost' }],
  ['ready', { is: 'hidden' }, { at: 'intro' }],
  ['recording', { is: 'recorded', clip }, { at: 'preview', clip }],
  ['recording', { is: 'turning' }, { at: 'turning' }],
  ['turning', { is: 'recorded', clip }, { at: 'preview', clip }],
  ['recording', { is: 'refused', problem: 'lost' }, { at: 'refused', problem: 'lost' }],
  ['recording', { is: 'hidden' }, { at: 'intro', stopped: true }],
  ['preview', { is: 'again' }, { at: 'asking' }],
] as const satisfies readonly (readonly [RecorderState['at'], RecorderEvent, RecorderState])[])(
  'BNK-024 BNK-028 BNK-029 the recorder at %s after %j is %j',
  (at, event, next) => expect(nextRecorderState(states[at], event)).toEqual(next),
)

test.each([
  ['intro', { is: 'opened' }],
  ['intro', { is: 'refused', problem: 'denied' }],
  ['refused', { is: 'opened' }],
  ['preview', { is: 'hidden' }],
  ['preview', { is: 'refused', problem: 'lost' }],
  ['preview', open('granted')],
  ['recording', { is: 'record', now: 8 }],
  ['recording', { is: 'again' }],
  ['turning', { is: 'hidden' }],
  ['intro', { is: 'turning' }],
  ['intro', { is: 'recorded', clip }],
  ['asking', { is: 'understood' }],
] as const satisfies readonly (readonly [RecorderState['at'], RecorderEvent])[])(
  'BNK-028 T24 a late event changes nothing: at %s, %j',
  (at, event) => expect(nextRecorderState(states[at], event)).toBe(states[at]),
)

test('T24 the camera is wanted while it is asked for, shown and recorded, and at no other time', () => {
  const wanted = Object.values(states).filter(isCameraWanted)
  expect(wanted.map(({ at }) => at)).toEqual(['asking', 'ready', 'recording'])
  expect(isCameraWanted(initialRecorderState)).toBe(false)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'absent'],
  ['OverconstrainedError', 'absent'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['TypeError', 'unsupported'],
  ['NotSupportedError', 'unsupported'],
  ['', 'busy'],
])('BNK-029 F56 the error «%s» means %s', (name, problem) => expect(problemFor(name)).toBe(problem))
