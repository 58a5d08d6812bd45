import { expect, test } from '@jest/globals'
import { clipName, recordingFormat } from './recording-format'

test.each([
  [['video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'], 'video/webm;codecs=vp8,opus'],
  [['video/mp4', 'video/webm'], 'video/webm'],
  [['video/mp4'], 'video/mp4'],
  [['video/x-matroska'], undefined],
  [[], undefined],
])('BNK-026 of %j the recording is %s', (supported: string[], format) =>
  expect(recordingFormat((type) => supported.includes(type))).toBe(format),
)

test.each([
  ['video/webm;codecs=vp8,opus', 'video.webm'],
  ['video/webm', 'video.webm'],
  ['video/mp4', 'video.mp4'],
  ['video/mp4;codecs=avc1', 'video.mp4'],
  ['', 'video.webm'],
])('BNK-028 a clip of the type «%s» is sent as %s', (type, name) => expect(clipName(type)).toBe(name))
