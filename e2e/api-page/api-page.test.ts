import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { remoteFolders } from '@sarv/platform/delivery/build/packages'
import { readsBefore } from '@sarv/platform/delivery/probe-api/probe-input'
import { everyEndpoint } from '@sarv/shared/contract/every-endpoint'
import { musts } from '@sarv/shared/contract/musts'
import { inputs } from '@sarv/shared/contract/probe'
import { exceptions } from '@sarv/shared/contract/without'
import { hostPages } from '../../host/src/routing/host-pages'
import { apiPage, openapiFile, writtenApiPage, writtenOpenapi } from './api-page'
import { type PageOperations, pageOperations } from './page-operations'

let pages: readonly PageOperations[]
beforeAll(async () => {
  pages = await pageOperations()
})

test('PLT-108 docs/openapi.json is what the contract says; `pnpm reference` writes it', () => {
  expect(readFileSync(openapiFile, 'utf8')).toBe(writtenOpenapi())
})

test('PLT-108 docs/api.md is what the contract and the code of the pages say; `pnpm reference` writes it', () => {
  expect(readFileSync(apiPage, 'utf8')).toBe(writtenApiPage(pages))
})

test('PLT-108 every route of the shell and of each remote is one of the pages', () => {
  const routes = remoteFolders().flatMap((folder) => {
    const { routes } = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as {
      routes: { path: string }[]
    }
    return routes.map(({ path }) => path)
  })
  const found = pages.flatMap((page) => page.path ?? [])
  expect(found.toSorted()).toEqual([...routes, ...hostPages.map((page) => page.path), '/not-found', '/test'].toSorted())
})

test('PLT-108 a page has the operations of its own code, and not those of the pages beside it', () => {
  const operationsOf = (at: string) => pages.find((page) => page.path === at)?.operations
  expect(operationsOf('/assets')).toEqual(['getUserAssets', 'getWorthHistory', 'listUnderWay'])
  expect(operationsOf('/faq')).not.toContain('streamAnswer')
  expect(operationsOf('/date-range')).toEqual([])
})

test('PLT-108 six operations are left over, and a must is called by its page', () => {
  const called = new Set(pages.flatMap(({ operations }) => operations))
  expect(everyEndpoint().flatMap(({ name }) => (called.has(name) ? [] : name))).toEqual([
    // Their pages ask for the feed (D-268, D-281).
    'listBankTransactions',
    'listFundTransactions',
    'listTransactions',
    'listPortfolioTransactions',
    'getManager',
    'getRecommendationOrder',
  ])
  for (const [at, names] of Object.entries(musts)) {
    const operations = at === 'app' ? [...called] : pages.find((page) => page.path === at)?.operations
    expect({ at, operations }).toEqual({ at, operations: expect.arrayContaining([...names]) })
  }
})

test('PLT-108 each exception in what people see is of an operation', () => {
  const names = everyEndpoint().map(({ name }) => name)
  expect(Object.keys(exceptions).filter((name) => !names.includes(name))).toEqual([])
})

test('PLT-109 each input of the probe is one that its read takes, from another read', () => {
  const byName = new Map(everyEndpoint().map(({ name, endpoint }) => [name, endpoint]))
  for (const [name, sources] of Object.entries(inputs)) {
    const endpoint = byName.get(name)
    const taken = [...(endpoint?.path ?? '').matchAll(/:(\w+)/g)].map(([, parameter]) => parameter)
    expect({ name, method: endpoint?.method }).toEqual({ name, method: 'GET' })
    for (const input of Object.keys(sources))
      expect(
        taken.includes(input) || endpoint?.query?.safeParse({ ...sources, [input]: undefined }).success === false,
      ).toBe(true)
    for (const source of readsBefore(sources)) expect(byName.get(source)?.method).toBe('GET')
  }
})
