import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'
import { workspaceFiles } from './workspace-files'

const root = path.resolve(import.meta.dirname, '..')
const product = workspaceFiles(root)
  .filter((file) =>
    /^(?:(?:host|shared|remote-\w+)\/src|platform\/(?:client|contract|page))\/.*(?<!\.test)\.tsx?$/.test(file),
  )
  .filter((file) => !/\/testing\/|^shared\/src\/contract\//.test(file))
  .map((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')))

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

/** Calls of the contract that no screen makes, each with its reason. */
const uncalled: Readonly<Record<string, string>> = {
  listBankTransactions: 'the feed of the account has what its screen shows (D-268)',
  listFundTransactions: 'its page asks for the feed of the fund (D-281)',
  listTransactions: 'its page asks for the feed of the funds (D-281)',
  listPortfolioTransactions: 'its page asks for the feed of the portfolios (D-281)',
  getManager: 'the list of open managers has the one that a screen shows (SBX-107)',
  getRecommendationOrder: 'the list of orders has the one that a screen shows (SBX-065)',
}

test('D-201 each call of the contract is made by product code', () => {
  const isCalled = (name: string) =>
    product.some((source) => source.replaceAll(/import[^'"]*from '[^']*'/g, '').match(new RegExp(`\\b${name}\\b`)))
  const names = everyEndpoint().map(({ name }) => name)
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name) => !isCalled(name))).toEqual(Object.keys(uncalled))
})

test('PLT-021 D-201 each event of the bus has an emitter and a listener in product code', () => {
  const bus = withoutComments(readFileSync(path.join(root, 'platform/contract/events/bus.ts'), 'utf8'))
  const [, map = ''] =
    /interface Events \{([\s\S]*?)\n\}|type Events = \{([\s\S]*?)\n\}/.exec(bus)?.filter(Boolean) ?? []
  const events = [...map.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name = '']) => name)
  expect(events.length).toBeGreaterThan(8)
  const has = (call: 'on' | 'emit', event: string) =>
    product.some((source) => new RegExp(`\\bbus\\.${call}\\(\\s*'${event}'`).test(source))
  expect(events.filter((event) => !has('emit', event) || !has('on', event))).toEqual([])
})
