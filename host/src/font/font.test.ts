import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { characters, unicodeRange } from './characters'
import { makeFont } from './make-font'

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
