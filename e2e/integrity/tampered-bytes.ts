import { createHash } from 'node:crypto'
import type { BuiltFile } from './built-files'

/** How a file is changed on its way. */
export type Change = (file: BuiltFile) => Buffer

/** What a changed file would leave behind if it ran, or applied: a global, a custom property. */
export const trace = { script: 'sarvTampered', style: '--sarv-tampered' } as const

/** One bit of one byte, at a place that follows from seed and address. */
export function flippedBit(seed: number): Change {
  return ({ url, bytes }) => {
    const chosen = createHash('sha256')
      .update(`${seed} ${new URL(url).pathname}`)
      .digest()
    const copy = Buffer.from(bytes)
    const place = chosen.readUInt32BE(0) % copy.length
    copy[place] = (copy[place] ?? 0) ^ (1 << ((chosen[4] ?? 0) % 8))
    return copy
  }
}

/** Still a valid file, which would be seen if the browser took it. */
export const withTrace: Change = ({ kind, bytes }) => {
  const act = kind === 'script' ? `globalThis.${trace.script}=true;` : `:root{${trace.style}:1}`
  return Buffer.concat([Buffer.from(act), bytes])
}
