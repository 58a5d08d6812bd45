import { expect, test } from '@jest/globals'
import { arrivalOf } from './arrival'

// 21 November 2026 is a Saturday; Tehran is 3:30 ahead.
test.each([
  ['card', '2026-11-27T20:00:00Z', '2026-11-27T20:00:00Z'],
  ['internal', '2026-11-27T20:00:00Z', '2026-11-27T20:00:00Z'],
  ['pol', '2026-11-27T20:00:00Z', '2026-11-27T20:00:00Z'],
  // Before the first cycle, at one, after the last, and over the free days.
  ['paya', '2026-11-21T05:00:00Z', '2026-11-21T07:15:00Z'],
  ['paya', '2026-11-21T07:14:59Z', '2026-11-21T07:15:00Z'],
  ['paya', '2026-11-21T07:15:00Z', '2026-11-21T10:15:00Z'],
  ['paya', '2026-11-21T15:14:00Z', '2026-11-21T15:15:00Z'],
  ['paya', '2026-11-21T15:15:00Z', '2026-11-22T07:15:00Z'],
  ['paya', '2026-11-25T16:00:00Z', '2026-11-28T07:15:00Z'],
  ['paya', '2026-11-26T06:00:00Z', '2026-11-28T07:15:00Z'],
  // Before it opens, while it is open, at its end, after midnight in Tehran and on a free day.
  ['satna', '2026-11-21T03:00:00Z', '2026-11-21T05:00:00Z'],
  ['satna', '2026-11-21T06:00:00Z', '2026-11-21T06:30:00Z'],
  ['satna', '2026-11-21T10:29:59Z', '2026-11-21T10:59:59Z'],
  ['satna', '2026-11-21T10:30:00Z', '2026-11-22T05:00:00Z'],
  ['satna', '2026-11-20T21:00:00Z', '2026-11-21T05:00:00Z'],
  ['satna', '2026-11-27T08:00:00Z', '2026-11-28T05:00:00Z'],
] as const)('BNK-064 %s that leaves at %s arrives at %s', (type, now, arrives) =>
  expect(arrivalOf(type, new Date(now)).toISOString()).toBe(new Date(arrives).toISOString()),
)
