import path from 'node:path'
import { expect, test } from '@jest/globals'
import { importGraph } from './import-graph'
import { isProduct, reachesProduct } from './product-reach'

test.each([
  ['shared/src/rules/iban.ts', true],
  ['remote-pma/src/plans/plans-screen.tsx', true],
  ['sandbox/src/app.ts', true],
  ['platform/delivery/gate/gate.ts', true],
  ['shared/src/rules/constants.ts', false],
  ['shared/src/rules/iban.test.ts', false],
  ['host/src/testing/render-host.tsx', false],
  ['host/locales/fa.json', false],
  ['remote-bank/remote.json', false],
  ['shared/src/ui/tokens.css', false],
  ['e2e/actions/go-to.ts', false],
])('%s is product code: %s', (file, isOne) => expect(isProduct(file)).toBe(isOne))

const graph = {
  'host/src/a.test.ts': ['host/src/testing/a.ts'],
  'host/src/testing/a.ts': ['host/src/a.ts', 'host/src/testing/b.ts'],
  'host/src/testing/b.ts': ['host/src/testing/a.ts'],
  'host/src/a.ts': [],
  'shared/src/rules/b.test.ts': ['shared/src/rules/constants.ts', 'host/locales/fa.json', 'shared/src/testing/c.ts'],
}

test.each([
  ['host/src/a.test.ts', true],
  ['host/src/testing/b.ts', true],
  ['shared/src/rules/b.test.ts', false],
  ['sandbox/src/orders.api.test.ts', true],
  ['e2e/checks/shell.sources.test.ts', true],
  ['e2e/not-in-the-graph.test.ts', false],
])('a test in %s reaches product code: %s', (file, does) => expect(reachesProduct(file, graph)).toBe(does))

test("this very test reaches no product code, by the workspace's own graph", async () => {
  const own = ['e2e/requirements/product-reach.test.ts', 'shared/src/rules/status.test.ts']
  const imports = await importGraph(own, path.resolve(import.meta.dirname, '../..'))
  expect(own.map((file) => reachesProduct(file, imports))).toEqual([false, true])
})
