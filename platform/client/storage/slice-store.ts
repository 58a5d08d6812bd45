import type { SerialQueue } from '../../lib/async/serial-queue'
import { parseJson } from '../api/safe-json'
import type { EncryptedTexts } from './encrypted-texts'

/** One JSON value that outlives the page. */
export interface SliceStore {
  /** Undefined when nothing was stored or it cannot be read; the caller checks the shape. */
  readonly get: <Value>() => Promise<Value | undefined>
  readonly set: (value: unknown) => Promise<void>
  readonly remove: () => Promise<void>
}

export function createSliceStore(texts: EncryptedTexts, enqueue: SerialQueue, key: string): SliceStore {
  return {
    get: <Value>() => enqueue(async () => parseText(await texts.read(key)) as Value | undefined),
    set: (value) =>
      enqueue(async () => {
        const text = stringified(value)
        return text === undefined ? texts.remove(key) : texts.write(key, text)
      }),
    remove: () => enqueue(async () => texts.remove(key)),
  }
}

/** Parses a stored text; undefined when it is absent or damaged. */
export function parseText(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

/** Undefined for what JSON cannot carry: nothing at all, or a circle. */
function stringified(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}
