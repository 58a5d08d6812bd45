import { expect, test } from '@jest/globals'
import { clips } from '../testing/clips/clips'
import { validateVideo } from './validate-video'

const text = (value: string) => new TextEncoder().encode(value)
const joined = (...parts: (Uint8Array | readonly number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

test.each([
  ['webm', clips.webm, 1.148],
  ['mp4', clips.mp4, 1.161],
] as const)('SBX-050 VAL-25 a %s as a browser records it', (kind, bytes, seconds) => {
  const judged = validateVideo(bytes)
  expect(judged).toEqual({ kind, seconds: expect.closeTo(seconds, 2) })
})

/** A recording whose head knows no length, or says none. */
function withoutDuration(bytes: Uint8Array): Uint8Array {
  const blank = Uint8Array.from(bytes)
  const at = blank.findIndex((byte, place) => byte === 0x44 && blank[place + 1] === 0x89)
  const size = (blank[at + 2] ?? 0) & 0x7f
  return blank.fill(0, at + 3, at + 3 + size)
}

test('SBX-050 VAL-25 seventeen seconds are too long, whatever the head says', () => {
  expect(validateVideo(clips.long)).toEqual({ error: 'too-long' })
  expect(validateVideo(withoutDuration(clips.long))).toEqual({ error: 'too-long' })
  expect(validateVideo(withoutDuration(clips.webm))).toEqual({ kind: 'webm', seconds: expect.closeTo(1.1, 1) })
})

test.each([
  ['webm', clips.webm],
  ['mp4', clips.mp4],
] as const)('SBX-050 F55 a %s that is cut off anywhere is not taken', (_kind, whole) => {
  const taken = Array.from({ length: whole.length - 12 }, (_, index) => index + 12).filter(
    (length) => 'kind' in validateVideo(whole.subarray(0, length)),
  )
  // After the last frame of an MP4 comes an index that no player needs.
  expect(taken.filter((length) => length < whole.length - 200)).toEqual([])
})

test.each<[string, Uint8Array, string]>([
  ['nothing', new Uint8Array(), 'empty'],
  ['text', text('this is no video at all'), 'format'],
  ['a page', text('<!doctype html><script>alert(1)</script>'), 'format'],
  ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'format'],
  ['a program', Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 'format'],
  ['the head of a webm and text', joined([0x1a, 0x45, 0xdf, 0xa3], text('renamed, that is all')), 'cut-off'],
  ['the head of an mp4 and text', joined([0, 0, 0, 16], text('ftypisomaaaabbbbcccc')), 'cut-off'],
  ['an mp4 without its head', joined([0, 0, 0, 16], text('ftypisom'), [0, 0, 0, 0]), 'cut-off'],
  [
    'a box that is longer than all',
    joined([0, 0, 0, 8], text('ftyp'), [0xff, 0xff, 0xff, 0xff], text('moov')),
    'cut-off',
  ],
  ['a box shorter than its own head', joined([0, 0, 0, 8], text('ftyp'), [0, 0, 0, 4], text('moov')), 'cut-off'],
  ['an mp4 with an empty head', joined([0, 0, 0, 8], text('ftyp'), [0, 0, 0, 8], text('moov')), 'no-picture'],
  ['a webm with an empty segment', joined([0x1a, 0x45, 0xdf, 0xa3, 0x80, 0x18, 0x53, 0x80, 0x67, 0x80]), 'no-picture'],
])('SBX-050 T18 %s is no video: %s', (_what, bytes, error) => {
  expect(validateVideo(bytes)).toEqual({ error })
})

const box = (name: string, ...content: (Uint8Array | readonly number[])[]) => {
  const body = joined(...content)
  const size = 8 + body.length
  return joined([size >> 24, size >> 16, size >> 8, size], text(name), body)
}
const uint32 = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]
const zeros = (count: number) => new Array<number>(count).fill(0)
const heads = (movieSeconds: number, samples: number) =>
  joined(
    box('ftyp', text('isom')),
    box(
      'moov',
      box('mvhd', zeros(12), uint32(1000), uint32(movieSeconds * 1000)),
      box(
        'trak',
        box('tkhd', zeros(12), uint32(1), zeros(8)),
        box(
          'mdia',
          box('mdhd', zeros(12), uint32(1000), uint32(0)),
          box('hdlr', zeros(8), text('vide'), zeros(8)),
          box('minf', box('stbl', box('stts', zeros(4), uint32(1), uint32(samples), uint32(1000)))),
        ),
      ),
    ),
    box('mdat', zeros(4)),
  )

test.each([
  [3, 3, { kind: 'mp4', seconds: 3 }],
  [15, 15, { kind: 'mp4', seconds: 15 }],
  [17, 3, { error: 'too-long' }],
  [3, 17, { error: 'too-long' }],
])('VAL-25 an mp4 whose head says %d s and whose samples last %d s', (movie, samples, expected) => {
  expect(validateVideo(heads(movie, samples))).toEqual(expected)
})
