import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { workspaceFiles } from '../workspace-files'

const root = path.resolve(import.meta.dirname, '../..')

/** Words of this product and Persian letters: digits and marks of numbers are the language's, not the product's. */
const words =
  /(?<![a-z])(?:funds?|pma|invest(?:or|ors|ment|ments)?|portfolio|rials?|tomans?|iban|referral|receipts?|otp|national|brokers?|bank|voucher)(?![a-z])/i
const persian = /[\u0621-\u064a\u0671-\u06d3]/

/** Where they may stand, and why. */
const exceptions: readonly (readonly [RegExp, string])[] = [
  [/^platform\/delivery\/cli\/commands\/\w+\.ts$/, 'examples of the help name remotes of this repository'],
  [/^platform\/delivery\/cli\/create-product\.ts$/, 'the first page of a new product has a title in both languages'],
  [/^platform\/delivery\/console\/api\/(?:page-document|folded)\.ts$/, 'the console speaks Persian and searches it'],
  [/^platform\/delivery\/gate\/smoke\/sandbox-environment\.ts$/, 'signs in by the pages of this repository’s shell'],
  [/^platform\/client\/session\/return-to\.ts$/, 'INV-078: the one guard that no caller can leave out'],
]

const files = workspaceFiles(root).filter(
  (file) =>
    /^platform\/.*\.(?:[jt]sx?|cjs|mjs|css|json)$/.test(file) &&
    !/\.test\.tsx?$|\/testing\/|\/templates\/|\/released\//.test(file),
)

/** Identifiers in parts, requirement ids left out: `fundPlace` has the word fund, `PMA-015` none. */
function productWord(text: string): string | undefined {
  const parts = text
    .replace(/\b[A-Z]{3}-\d{3}/g, '')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .replaceAll('_', ' ')
  return (words.exec(parts) ?? persian.exec(parts))?.[0]
}

test.each([
  ["const outboxKeys = [sliceKey('fund')]", 'fund'],
  ["const name = 'referral_modal'", 'referral'],
  ['export function fundPlace() {}', 'fund'],
  ['/** The amount in rial. */', 'rial'],
  ["show('خطا')", 'خ'],
])('the law finds a word of the product in %s', (text, word) => expect(productWord(text)).toBe(word))

test.each([
  'serialQueue(trial)',
  '/** PMA-006 */',
  'functional refund',
  "language === 'fa' ? '٬' : ','",
  'card.internationalized',
])('the law leaves %s', (text) => expect(productWord(text)).toBeUndefined())

test('the platform knows no fund, no rial and no Persian sentence', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) => {
    const lines = readFileSync(path.join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => {
      const word = productWord(line)
      return word === undefined ? [] : [[file, `${file}:${index + 1} says "${word}"`] as const]
    })
  })
  const isException = (file: string) => exceptions.some(([where]) => where.test(file))
  expect(found.filter(([file]) => !isException(file)).map(([, message]) => message)).toEqual([])
  for (const [where] of exceptions) expect(found.filter(([file]) => where.test(file))).not.toEqual([])
})
