import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { brotliTemplate } from './brotli-template'

const text = fc.oneof(
  fc.constantFrom(
    '',
    '"',
    ' nonce="',
    '<link rel="modulepreload" href="/main.js" nonce="',
    'صندوق سرمایه‌گذاری '.repeat(40),
  ),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
)
const value = fc.stringMatching(/^[\w+/=.-]{1,90}$/)

test('a template with its slots filled decompresses to the text with the values in it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, value), { minLength: 1, maxLength: 8 }), text, async (pairs, end) => {
      const parts = [...pairs.flatMap(([before, slot]) => [before, { bytes: slot.length }]), end]
      const fill = await brotliTemplate(parts)
      const whole = pairs.map(([before, slot]) => before + slot).join('') + end
      expect(fill).toBeDefined()
      expect(brotliDecompressSync(fill?.(pairs.map(([, slot]) => slot)) ?? '').toString()).toBe(whole)
    }),
  )
})

test('what one response is filled with is not in the next one', async () => {
  const fill = await brotliTemplate(['<script nonce="', { bytes: 4 }, '">'])
  const texts = ['abcd', 'efgh']
    .map((one) => fill?.([one]))
    .map((bytes) => brotliDecompressSync(bytes ?? '').toString())
  expect(texts).toEqual(['<script nonce="abcd">', '<script nonce="efgh">'])
})
