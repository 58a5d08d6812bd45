import { setTimeout as wait } from 'node:timers/promises'
import type { Toxic } from './toxic'

/** What becomes of the pieces of a body on their way. */
export type BodyShape = (body: AsyncIterable<Buffer>) => AsyncIterable<Buffer>

const tick = 50

/** Stream transform of a toxic; undefined where it leaves bodies alone. */
export function bodyShapeOf(toxic: Toxic): BodyShape | undefined {
  switch (toxic.type) {
    case 'limit_data':
      return (body) => limited(body, toxic.bytes)
    case 'slicer':
      return (body) => sliced(body, toxic.average_size, toxic.delay)
    case 'bandwidth':
      return (body) => sliced(body, Math.max(1, Math.round((toxic.rate * 1024 * tick) / 1000)), tick)
    default:
      return undefined
  }
}

async function* limited(body: AsyncIterable<Buffer>, bytes: number): AsyncIterable<Buffer> {
  let left = bytes
  for await (const piece of body) {
    const part = piece.subarray(0, left)
    left -= part.length
    if (part.length > 0) yield part
    if (left > 0) continue
    // The bytes that were let through have left before the connection ends.
    await wait(tick)
    throw new Error('The toxic limits the data')
  }
}

async function* sliced(body: AsyncIterable<Buffer>, size: number, pause: number): AsyncIterable<Buffer> {
  for await (const piece of body) {
    for (let start = 0; start < piece.length; start += size) {
      yield piece.subarray(start, start + size)
      await wait(pause)
    }
  }
}
