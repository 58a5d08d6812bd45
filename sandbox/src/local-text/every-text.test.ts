import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '..')
const literal = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source
const pair = new RegExp(`\\bfa"?: (${literal}),\\s*"?en"?: (${literal})`, 'g')
/** What is filled in is not the text's own. */
const ownWords = (text: string) => text.slice(1, -1).replace(/\$?\{+[^}]*\}+/g, '')
const persian = /\p{Script=Arabic}/u

const texts = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(ts|json)$/.test(file) && !file.endsWith('.test.ts'))
  .flatMap((file) =>
    [...readFileSync(path.join(root, file), 'utf8').matchAll(pair)].map(([, fa = '', en = '']) => ({ file, fa, en })),
  )

test('PLT-013: each text of the sandbox has words of its own in both languages', () => {
  expect(texts.length).toBeGreaterThan(250)
  const wrong = texts.filter(({ fa, en }) => {
    const [inPersian, inEnglish] = [ownWords(fa), ownWords(en)]
    return persian.test(inEnglish) || (persian.test(inPersian) && !/[A-Za-z]/.test(inEnglish))
  })
  expect(wrong).toEqual([])
})
