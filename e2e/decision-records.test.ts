import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const table = read('README.md')
const records = readdirSync(folder)
  .filter((file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file))
  .sort()

const head =
  /^# (\d+)\. (.+)\n\n- \*\*Date:\*\* (\d{4}-\d\d-\d\d)(?:, recorded \d{4}-\d\d-\d\d)?\n- \*\*Status:\*\* (.+)\n\n/

function headOf(file: string) {
  const [, number, title, date, status = ''] = head.exec(read(file)) ?? []
  return { number: Number(number), title, date, status }
}

/** The numbers after a verb of a status. @example named('accepted; amends [5](0005-x.md) and [11](0011-y.md)', 'amends') // [5, 11] */
function named(status: string, verb: 'amends' | 'amended by' | 'supersedes' | 'superseded by'): number[] {
  const part = status.split('; ').find((one) => one.startsWith(verb)) ?? ''
  return [...part.matchAll(/\[(\d+)\]/g)].map(([, number]) => Number(number))
}

test.each(records)('%s has a number, a date and a status, and stands in the index with them', (file) => {
  const { number, title, date, status } = headOf(file)
  expect(number).toBe(Number(file.slice(0, 4)))
  expect(status).toMatch(/^(accepted|superseded by)\b/)
  const plain = status.replace(/\[(\d+)\]\([^)]*\)/g, '$1')
  expect(table).toContain(`| ${number} | [${title}](${file}) | ${plain} | ${date} | `)
})

test('numbers are given one after the other', () => {
  expect(records.map((file) => headOf(file).number)).toEqual(records.map((_, index) => index + 1))
})

test('a record that changes another one is named by it', () => {
  const pairs = (verb: Parameters<typeof named>[1]) =>
    records.flatMap((file) => named(headOf(file).status, verb).map((other) => [headOf(file).number, other]))
  const turned = (verb: Parameters<typeof named>[1]) => pairs(verb).map(([a, b]) => [b, a])
  const sorted = (list: unknown[]) => list.map((one) => JSON.stringify(one)).sort()
  expect(sorted(pairs('amends'))).toEqual(sorted(turned('amended by')))
  expect(sorted(pairs('supersedes'))).toEqual(sorted(turned('superseded by')))
})

test('a link that says the number of a record leads to that record', () => {
  const root = path.resolve(folder, '../..')
  const documents = ['', 'docs', 'docs/decisions'].flatMap((place) =>
    readdirSync(path.join(root, place))
      .filter((file) => file.endsWith('.md'))
      .map((file) => path.join(root, place, file)),
  )
  const links = documents.flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/\[(?:decision )?(\d+)\]\([^)]*?(\d{4})-[a-z0-9-]+\.md\)/gi),
  ])
  expect(links.length).toBeGreaterThan(100)
  expect(links.filter(([, said, number]) => Number(said) !== Number(number)).map(([link]) => link)).toEqual([])
})
