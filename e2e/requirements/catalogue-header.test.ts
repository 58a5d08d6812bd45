import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { definedIn } from '../citations'
import { prefixOf } from './catalogue'

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/requirements.md'), 'utf8')
const header = /^Owners and counts: .+$/m.exec(page)?.[0] ?? ''

test('the header of the catalogue counts the rows of every prefix', () => {
  const told = [...header.matchAll(/\b([A-Z]+)`? (\d+)/g)].map(([, prefix = '', count]) => [prefix, Number(count)])
  const rows = definedIn(page).map(prefixOf)
  const counted = [...new Set(rows)].map((prefix) => [prefix, rows.filter((one) => one === prefix).length])
  expect(Object.fromEntries(told)).toEqual(Object.fromEntries(counted))
})
