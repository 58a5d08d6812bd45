import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { type ImportGraph, importGraph } from '../requirements/import-graph'

/** What moves money: the outbox, and the calls for holdings, orders, portfolios and bank accounts. */
const moneyLogic = /^shared\/src\/(outbox\/|contract\/(bank|fund|pma|plans|portfolios|stocks|voucher)\b)/
const roots = ['host/src/bootstrap.tsx', 'platform/page/server/main.ts']

let files: string[] = []
beforeAll(async () => {
  const graph: ImportGraph = await importGraph(roots, path.resolve(import.meta.dirname, '../..'))
  files = Object.keys(graph)
})

test('HST-060: nothing that the shell is made of holds money logic or comes out of a remote', () => {
  expect(files).toEqual(
    expect.arrayContaining(['host/src/app/app.tsx', 'platform/page/server/document/render-page.ts']),
  )
  expect(files.filter((file) => moneyLogic.test(file) || /^remote-/.test(file))).toEqual([])
})
