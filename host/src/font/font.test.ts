import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { characters } from './characters'
import { makeFont } from './make-font'

/** As CSS writes it. */
function unicodeRange(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes.toSorted((one, other) => one - other)) {
    const last = ranges.at(-1)
    if (last && code <= last[1] + 1) last[1] = code
    else ranges.push([code, code])
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return ranges.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}

const read = (name: string) => readFileSync(path.join(import.meta.dirname, name))

test('PLT-073: the font is what `pnpm font` makes of the package of today', async () => {
  const made = await makeFont()
  expect(read('vazirmatn-persian.woff2').equals(made)).toBe(true)
  expect(made.length).toBeLessThan(34_000)
})

test('PLT-073: the page asks the font for the characters that it has', () => {
  const [, asked = ''] = /unicode-range:([^;]+);/.exec(read('font.css').toString()) ?? []
  expect(asked.trim().replace(/\s+/g, ' ')).toBe(unicodeRange(characters))
})

const workspace = path.resolve(import.meta.dirname, '../../..')
const packages = readdirSync(workspace).filter((name) => /^(host|remote-.*)$/.test(name))

test.each(packages)('PLT-073: no text of %s needs another file, in Persian or in English', (name) => {
  for (const language of ['fa', 'en']) {
    const texts = readFileSync(path.join(workspace, name, `locales/${language}.json`), 'utf8')
    const others = [...texts].filter((one) => one !== '\n' && !characters.includes(one.codePointAt(0) ?? 0))
    expect(others).toEqual([])
  }
})
