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
const states: Record<RecorderState['kind'], RecorderState> = {
  intro: { kind: 'intro' },
  reason: { kind: 'reason' },
  asking: { kind: 'asking' },
  refused: { kind: 'refused', problem: 'denied' },
  ready: { kind: 'ready' },
  recording: { kind: 'recording', since: 7 },
  turning: { kind: 'turning' },
  preview: { kind: 'preview', clip },
}
const open = (permission: CameraPermission, supported = true): RecorderEvent => ({
  kind: 'open',
  supported,
  permission,
})

test.each([
  ['intro', open('prompt'), { kind: 'reason' }],
  ['intro', open('unknown'), { kind: 'reason' }],
  ['intro', open('granted'), { kind: 'asking' }],
  ['intro', open('denied'), { kind: 'asking' }],
  ['intro', open('granted', false), { kind: 'refused', problem: 'unsupported' }],
  ['refused', open('denied'), { kind: 'asking' }],
  ['refused', open('prompt'), { kind: 'asking' }],
  ['refused', open('granted', false), { kind: 'refused', problem: 'unsupported' }],
  ['reason', { kind: 'understood' }, { kind: 'asking' }],
  ['reason', { kind: 'close' }, { kind: 'intro' }],
  ['asking', { kind: 'opened' }, { kind: 'ready' }],
  ['asking', { kind: 'refused', problem: 'denied' }, { kind: 'refused', problem: 'denied' }],
  ['refused', { kind: 'close' }, { kind: 'intro' }],
  ['ready', { kind: 'record', now: 9 }, { kind: 'recording', since: 9 }],
  ['ready', { kind: 'refused', problem: 'lost' }, { kind: 'refused', problem: 'lost' }],
  ['ready', { kind: 'hidden' }, { kind: 'intro' }],
  ['recording', { kind: 'recorded', clip }, { kind: 'preview', clip }],
  ['recording', { kind: 'turning' }, { kind: 'turning' }],
  ['turning', { kind: 'recorded', clip }, { kind: 'preview', clip }],
  ['recording', { kind: 'refused', problem: 'lost' }, { kind: 'refused', problem: 'lost' }],
  ['recording', { kind: 'hidden' }, { kind: 'intro', stopped: true }],
  ['preview', { kind: 'again' }, { kind: 'asking' }],
] as const satisfies readonly (readonly [RecorderState['kind'], RecorderEvent, RecorderState])[])(
  'BNK-024 BNK-028 BNK-029 the recorder at %s after %j is %j',
  (kind, event, next) => expect(nextRecorderState(states[kind], event)).toEqual(next),
)

test.each([
  ['intro', { kind: 'opened' }],
  ['intro', { kind: 'refused', problem: 'denied' }],
  ['refused', { kind: 'opened' }],
  ['preview', { kind: 'hidden' }],
  ['preview', { kind: 'refused', problem: 'lost' }],
  ['preview', open('granted')],
  ['recording', { kind: 'record', now: 8 }],
  ['recording', { kind: 'again' }],
  ['turning', { kind: 'hidden' }],
  ['intro', { kind: 'turning' }],
  ['intro', { kind: 'recorded', clip }],
  ['asking', { kind: 'understood' }],
] as const satisfies readonly (readonly [RecorderState['kind'], RecorderEvent])[])(
  'BNK-028 T24 a late event changes nothing: at %s, %j',
  (kind, event) => expect(nextRecorderState(states[kind], event)).toBe(states[kind]),
)

test('T24 the camera is wanted while it is asked for, shown and recorded, and at no other time', () => {
  const wanted = Object.values(states).filter(isCameraWanted)
  expect(wanted.map(({ kind }) => kind)).toEqual(['asking', 'ready', 'recording'])
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
