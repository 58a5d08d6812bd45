import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const folder = path.resolve(import.meta.dirname, '../docs/decisions')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const index = read('README.md')
const records = readdirSync(folder).filter((file) => /^\d{4}-[a-z0-9-]+\.md$/.test(file))

const head = /^# (\d+)\. (.+)\n\n\d{4}-\d\d-\d\d\n\n/
const rows = [...index.matchAll(/^(\d+)\. (.+)$/gm)].map(([, number, text = '']) => ({ number: Number(number), text }))

test.each(records)('%s has a number and a date, and stands in the index', (file) => {
  const [, number, title] = head.exec(read(file)) ?? []
  expect(Number(number)).toBe(Number(file.slice(0, 4)))
  expect(index).toContain(`\n${number}. [${title}](${file})\n`)
})

test('the index numbers records without a gap; a row without a record names the one it was merged into', () => {
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, place) => place + 1))
  const merged = rows.filter(({ text }) => text.startsWith('see '))
  expect(rows.length - merged.length).toBe(records.length)
  for (const { text } of merged) expect(text).toMatch(/^see \[\d+\]\(.*\.md\)$/)
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
