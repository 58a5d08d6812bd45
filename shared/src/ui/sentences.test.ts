import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import english from './locales/en.json'
import persian from './locales/fa.json'

const catalogue = readFileSync(path.join(__dirname, '../../../docs/requirements.md'), 'utf8')
/** The last cell of VAL rows and the third one of ERR rows: what the person reads. */
function cell(id: string, column: number): string {
  const row = catalogue.split('\n').find((line) => line.startsWith(`| ${id} |`)) ?? ''
  return row.replaceAll('\\|', '').split('|')[column]?.trim() ?? ''
}

const { rules } = persian
test.each([
  ['VAL-01', rules.required],
  ['VAL-01', rules['leading-space']],
  ['VAL-02', persian['card-page']['validate-post-code']],
  ['VAL-03', persian['card-page']['validate-email']],
  ['VAL-20', rules['digits-only']],
  ['VAL-21', rules['national-code']],
  ['VAL-24', rules.iban],
])('ERR-35 %s is told as the table has it: %s', (id, sentence) => {
  // The table shortens some to a phrase; the field says the whole sentence.
  const told = cell(id, 5)
  expect(told).not.toBe('')
  expect([told, told.includes(sentence) || sentence.includes(told)]).toEqual([told, true])
})

test.each([
  ['ERR-08', rules['file-type']],
  ['ERR-09', rules['file-size']],
  ['ERR-19', rules['date-span']],
])('%s is told as the table has it: %s', (id, sentence) => expect(cell(id, 3)).toBe(sentence))

test('every rule has its sentence in both languages', () => {
  expect(Object.keys(english.rules)).toEqual(Object.keys(rules))
  for (const sentence of Object.values(english.rules)) expect(sentence).toMatch(/^[A-Z{]/)
})
