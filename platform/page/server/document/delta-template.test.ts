import { zstdDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compressionDictionary, dczHeaderBytes } from '../../../delivery/http/compression-dictionary'
import { deltaTemplate } from './delta-template'
import { cutAtNames, withNames } from './named-text'
import { openCodings } from './open-coding'

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom('*N*', '*P*', ' nonce="*N*"', '"', '<link rel="modulepreload" href="/main.js" nonce="*N*">\n'),
    fc.constantFrom('صندوق سرمایه‌گذاری '.repeat(40), '{"pageId":"*P*"}', 'x'),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
  ),
  { maxLength: 40 },
)
const name = (length: number) => fc.stringMatching(new RegExp(`^[\\w+/=.-]{${length}}$`))

test('a delta with its names filled in decompresses, by the dictionary, to the page with the names in it', async () => {
  await fc.assert(
    fc.asyncProperty(pieces, pieces, name(24), name(118), async (parts, others, nonce, pageId) => {
      const text = cutAtNames(parts.join(''), { nonce: '*N*', pageId: '*P*' })
      const marks = { nonce: 'm'.repeat(24), pageId: 'q'.repeat(118) }
      const dictionary = compressionDictionary(Buffer.from(others.join('')))
      const fill = await deltaTemplate(text, marks, dictionary)
      const bytes = fill?.({ nonce, pageId }) ?? Buffer.alloc(0)
      expect(bytes.subarray(8, dczHeaderBytes).toString('base64')).toBe(dictionary.hash)
      const read = zstdDecompressSync(bytes.subarray(dczHeaderBytes), { dictionary: dictionary.bytes })
      expect(read.toString()).toBe(withNames(text, { nonce, pageId }))
    }),
  )
})

test('what one response is filled with is not in the next one', async () => {
  const dictionary = compressionDictionary(Buffer.from('<script nonce="">'))
  const text = cutAtNames('<script nonce="*N*"></script>', { nonce: '*N*', pageId: '*P*' })
  const fill = await deltaTemplate(text, { nonce: 'mmmm', pageId: '' }, dictionary)
  const read = ['abcd', 'efgh'].map((nonce) =>
    zstdDecompressSync(fill?.({ nonce, pageId: '' }).subarray(dczHeaderBytes) ?? '', {
      dictionary: dictionary.bytes,
    }).toString(),
  )
  expect(read).toEqual(['<script nonce="abcd"></script>', '<script nonce="efgh"></script>'])
})

test.each(['', 'x', '{"name":"صندوق"}', 'a'.repeat(131_072), 'ب'.repeat(100_000)])(
  'PLT-128: more may follow a delta before its end (text %#)',
  async (text) => {
    const { end, more } = openCodings.dcz
    const dictionary = compressionDictionary(Buffer.from('<script nonce="">'))
    const page = cutAtNames('<script nonce="*N*"></script>', { nonce: '*N*', pageId: '*P*' })
    const fill = await deltaTemplate(page, { nonce: 'mmmm', pageId: '' }, dictionary)
    const bytes = fill?.({ nonce: 'abcd', pageId: '' }).subarray(dczHeaderBytes) ?? Buffer.alloc(0)
    expect(bytes.subarray(-end.length)).toEqual(end)
    const open = Buffer.concat([bytes.subarray(0, -end.length), more(text), more('last'), end])
    const read = zstdDecompressSync(open, { dictionary: dictionary.bytes }).toString()
    expect(read).toBe(`<script nonce="abcd"></script>${text}last`)
  },
)
