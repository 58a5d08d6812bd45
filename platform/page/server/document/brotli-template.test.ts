import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { brotliTemplate } from './brotli-template'
import { openCodings } from './open-coding'

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

test('a page of links is compressed, whatever their hashes are', async () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/']
  const hash = fc.string({ unit: fc.constantFrom(...letters), minLength: 43, maxLength: 43 })
  await fc.assert(
    fc.asyncProperty(fc.array(hash, { minLength: 4, maxLength: 12 }), async (hashes) => {
      const begin = (one: string) => `<link rel="modulepreload" href="/main.${one.slice(0, 8)}.js" nonce="`
      const end = (one = '') => one && `" crossorigin integrity="sha256-${one}=">\n`
      const texts = hashes.map((one, place) => end(hashes[place - 1]) + begin(one))
      const nonce = '0123456789abcdefghijklmn'
      const fill = await brotliTemplate([...texts.flatMap((one) => [one, { bytes: nonce.length }]), end(hashes.at(-1))])
      const whole = texts.map((one) => one + nonce).join('') + end(hashes.at(-1))
      expect(brotliDecompressSync(fill?.(hashes.map(() => nonce)) ?? '').toString()).toBe(whole)
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

test.each(['', 'x', '{"name":"صندوق"}', 'a'.repeat(65_536), 'ب'.repeat(100_000)])(
  'PLT-128: more may follow a page before its end (text %#)',
  async (text) => {
    const { end, more } = openCodings.br
    const bytes = (await brotliTemplate(['<script nonce="', { bytes: 4 }, '">']))?.(['abcd']) ?? Buffer.alloc(0)
    expect(bytes.subarray(-end.length)).toEqual(end)
    const open = [bytes.subarray(0, -end.length), more(text), more('last'), end]
    expect(brotliDecompressSync(Buffer.concat(open)).toString()).toBe(`<script nonce="abcd">${text}last`)
  },
)
