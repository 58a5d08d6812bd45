import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { importGraph } from './import-graph'
import { reachesProduct } from './product-reach'

const root = mkdtempSync(path.join(tmpdir(), 'sarv-graph-'))
afterAll(() => rmSync(root, { recursive: true }))

const files = {
  'node_modules/@sarv/shared/package.json':
    '{ "name": "@sarv/shared", "exports": { "./rules/*": "./src/rules/*.ts" } }',
  'node_modules/@sarv/shared/src/rules/iban.ts': 'export const iban = 1',
  'host/src/a.test.ts': "import { test } from 'a-package'\nimport { b } from './testing/b'\ntest(b)",
  'host/src/testing/b.ts': "import { iban } from '@sarv/shared/rules/iban'\nimport './look.css'\nexport const b = iban",
  'host/src/testing/look.css': '.a {}',
  'host/src/c.test.ts': "import type { D } from './d'\nexport const c: D = 1",
  'host/src/d.ts': 'export type D = number',
  'host/src/e.test.ts': "await import('./d')",
}

test('imports of code are followed through the packages of the workspace; types and other packages are not', async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  expect(await importGraph(['host/src/a.test.ts', 'host/src/c.test.ts', 'host/src/e.test.ts'], root)).toMatchObject({
    'host/src/a.test.ts': ['host/src/testing/b.ts'],
    'host/src/testing/b.ts': ['node_modules/@sarv/shared/src/rules/iban.ts', 'host/src/testing/look.css'],
    'host/src/c.test.ts': [],
    'host/src/e.test.ts': ['host/src/d.ts'],
  })
})

test("this very test reaches no product code, by the workspace's own graph", async () => {
  const workspace = path.resolve(import.meta.dirname, '../..')
  const own = ['e2e/requirements/import-graph.test.ts', 'shared/src/rules/status.test.ts']
  const graph = await importGraph(own, workspace)
  expect(own.map((file) => reachesProduct(file, graph))).toEqual([false, true])
})
