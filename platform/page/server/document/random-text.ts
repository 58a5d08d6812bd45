import { randomBytes } from 'node:crypto'

const drawn = 4_096
let pool = randomBytes(drawn)
let used = 0

/**
 * Random text of a length, from bytes that were drawn ahead: to ask the system for sixteen at a time costs more than all
 * else in a page. Each byte is used once.
 * @param bytes at most 4,096
 * @example randomText(16, 'base64')
 */
export function randomText(bytes: number, encoding: 'base64' | 'base64url'): string {
  if (used + bytes > drawn) {
    pool = randomBytes(drawn)
    used = 0
  }
  used += bytes
  return pool.toString(encoding, used - bytes, used)
}
