import { expect, test } from '@jest/globals'
import type { Comparison, CountedVariant } from './compare'
import { overheadOf } from './overhead'
import { scenarios } from './scenarios'
import { tableOf } from './table'
import { timeRatio } from './time-ratio'
import { gatedVariants, type VariantName, variantNames } from './variant-names'

const walk = scenarios.map(({ name }) => ({ area: name, bytes: 1_000 }))
const metrics = (requests: number): CountedVariant['metrics'] => ({
  firstVisits: scenarios.map(({ name }) => ({
    area: name,
    requests: { script: requests },
    bytes: { script: 1_000 * requests },
    depth: 3,
    fileDepth: 3,
  })),
  walk,
  duplicates: { react: 0, router: 0, query: 0, i18n: 0 },
  returning: [
    { area: 'support', bytes: 2_000, pageBytes: 500 },
    { area: 'invest', bytes: 1_000, pageBytes: 500 },
  ],
})

/** Each variant with as many requests more than ten as its place says. */
const comparisonOf = (names: readonly VariantName[]): Comparison => ({
  at: '2026-01-01T00:00:00.000Z',
  commit: 'abcdef0',
  load: [0, 0, 0],
  versions: { node: '24', chromium: '150' },
  variants: names.map((name, index) => ({
    name,
    metrics: metrics(10 + index),
    price: overheadOf(metrics(10 + index), metrics(10)),
  })),
})

/** The line that begins so, by its cells. */
const lineOf = (table: string, title: string) =>
  table
    .split('\n')
    .find((line) => line.trim().startsWith(title))
    ?.trim()
    .slice(title.length)
    .trim()
    .split(/ {2,}/)

test.each([
  ['first visit, empty cache, until the area can be used', ['federated', 'plugin', 'monolith']],
  ['invest /home', ['10', '11', '12']],
  ['script', ['10, 10.0', '11, 11.0', '12, 12.0']],
  ['pma  ', ['1.0', '1.0', '1.0']],
  ['support  ', ['1.0', '1.0', '1.0']],
  ['requests beyond the monolith until an area can be used', ['0', '1', '3', '4']],
])('«%s» has a column for each variant: %j', (title, cells) => {
  expect(lineOf(tableOf(comparisonOf(variantNames)), title)).toEqual(cells)
})

test('of the gate there are the columns of its variants', () => {
  expect(lineOf(tableOf(comparisonOf(gatedVariants)), 'invest /home')).toEqual(['10', '11'])
})

const round = { federated: 2_000, plugin: 3_000, monolith: 1_000, monolithAgain: 1_010 }
const ratios = (['federated', 'plugin'] as const).map((name) => timeRatio(Array(15).fill(round), name))
const timed = tableOf({ ...comparisonOf(variantNames), ratios: { cold: ratios, returning: ratios } })

test.each([
  ['ms', ['2000', '3000', '1000']],
  ['÷ monolith, and the monolith ÷ itself', ['2.000', '3.000', '1.010']],
])('times: «%s» has a column for each variant: %j', (title, cells) => expect(lineOf(timed, title)).toEqual(cells))

test('no line is wider than a terminal of 150 columns', () => {
  expect(Math.max(...timed.split('\n').map((line) => line.length))).toBeLessThanOrEqual(150)
})
