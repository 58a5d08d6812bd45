import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const table = read('README.md')
const records = readdirSync(folder).filter((file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file))

const head = /^# (\d+)\. (.+)\n\n\d{4}-\d\d-\d\d, (accepted|superseded by \[\d+\].*)\n\n/
const row = /^\| (\d+) \| (.+) \| (.+) \|$/gm
const rows = [...table.matchAll(row)].map(([, number, title = '', status = '']) => ({
  number: Number(number),
  title,
  status,
}))

test.each(records)('%s has a number, a date and a status, and stands in the index', (file) => {
  const [, number, title, status] = head.exec(read(file)) ?? []
  expect(Number(number)).toBe(Number(file.slice(0, 4)))
  expect(table).toContain(`| ${number} | [${title}](${file}) | ${status} |\n`)
})

test('the index numbers records without a gap; a row without a record names the one it was merged into', () => {
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, index) => index + 1))
  const withoutRecord = rows.filter(({ title }) => !/\]\(.*\.md\)$/.test(title))
  expect(rows.length - withoutRecord.length).toBe(records.length)
  for (const { status } of withoutRecord) expect(status).toMatch(/^merged into \[\d+\]\(.*\.md\)$/)
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
  expect(links.length).toBeGreaterThan(50)
  expect(links.filter(([, said, number]) => Number(said) !== Number(number)).map(([link]) => link)).toEqual([])
})
