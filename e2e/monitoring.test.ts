import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { signInWatch } from '@sarv/platform/delivery/console/api/sign-in-watch'
import { createNotifier } from '@sarv/platform/delivery/notify/notifier'
import { guardMetrics } from '@sarv/platform/delivery/store/health/guard-metrics'
import { createMonitoring } from '@sarv/platform/monitoring/create-monitoring'
import { serveMetrics } from '@sarv/platform/monitoring/serve-metrics'
import type { CatalogueSource } from '@sarv/platform/page/server/catalogue/catalogue-source'
import { hostMetrics } from '@sarv/platform/page/server/monitoring/host-metrics'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8')

/** Every metric of every process, as its registry describes it. */
async function describedMetrics() {
  const { registry } = createMonitoring()
  hostMetrics(registry, {} as CatalogueSource)
  guardMetrics(registry)
  signInWatch(() => undefined, registry)
  createNotifier('http://127.0.0.1:9', { log: () => undefined }).count(registry)
  const server = await serveMetrics(registry, { port: 0, listenOn: '127.0.0.1', log: () => undefined })
  await server.close()
  return registry.getMetricsAsArray() as unknown as { name: string; type: string; labelNames: string[] }[]
}

/** The names that can be asked for. */
async function knownSeries(): Promise<Set<string>> {
  const metrics = await describedMetrics()
  const suffixes = (type: string) => (type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''])
  return new Set(['up', ...metrics.flatMap(({ name, type }) => suffixes(type).map((suffix) => name + suffix))])
}

const functions =
  'sum count min max topk rate increase time vector scalar and or on ignoring by histogram_quantile label_values'.split(
    ' ',
  )

/** Names of series in an expression: what is neither a label, nor a function, nor a text. */
function seriesIn(expression: string): string[] {
  const plain = expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\bby \([^)]*\)/g, ' ')
    .replace(/label_values\((\w+),.*\)/, '$1')
  return [...plain.matchAll(/(?<![\w.$])[a-z_]\w*/g)].map(([name]) => name).filter((name) => !functions.includes(name))
}

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[]
}

const alerts = (parse(read('staging/monitoring/alerts.yml')) as Rules).groups.flatMap(({ rules }) => rules)
const dashboard = read('staging/monitoring/dashboard.json')

test('PLT-104 each alert and each panel asks for series that there are', async () => {
  const known = await knownSeries()
  const queries = [...dashboard.matchAll(/"(?:expr|query|definition)": ("(?:[^"\\]|\\.)*")/g)]
    .map(([, text = '""']) => JSON.parse(text) as string)
    .filter((text) => text !== 'prometheus')
  const asked = [...alerts.map(({ expr }) => expr), ...queries].map((expression) => [expression, seriesIn(expression)])
  expect(asked.length).toBeGreaterThan(40)
  for (const [expression, names] of asked) {
    expect([expression, names]).not.toEqual([expression, []])
    expect([expression, [...(names ?? [])].filter((name) => !known.has(name))]).toEqual([expression, []])
  }
})

test('PLT-104 each alert is tried by its fault, and named once', () => {
  const names = alerts.map(({ alert }) => alert)
  expect(names.length).toBeGreaterThanOrEqual(10)
  expect(new Set(names).size).toBe(names.length)
  const tried = [...read('staging/monitoring/alerts.test.yml').matchAll(/\{alertname="(\w+)"\}/g)].map(
    ([, name]) => name,
  )
  expect(tried.toSorted()).toEqual(names.toSorted())
})

test('PLT-104 the guide names each metric with its type and labels, and no other', async () => {
  const rows = [...read('docs/monitoring.md').matchAll(/^\| `(sarv_\w+)` \| (\w+) \| ([\w, ]*?) ?\|/gm)].map(
    ([, name, type, labels = '']) => `${name} ${type} ${labels.trim()}`,
  )
  const described = (await describedMetrics())
    .filter(({ name }) => name.startsWith('sarv_'))
    .map(({ name, type, labelNames }) => `${name} ${type} ${labelNames.filter((label) => label !== 'le').join(', ')}`)
  expect(rows.toSorted()).toEqual(described.toSorted())
})
