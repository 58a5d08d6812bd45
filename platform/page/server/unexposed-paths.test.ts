import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { createDocumentServer } from './document-server'
import { settingsFrom } from './settings'
import { writeShell } from './testing/shell-fixture'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-unexposed-'))
const shell = writeShell(path.join(folder, 'shell'))
const catalogue = path.join(folder, 'catalogue.json')
writeFileSync(catalogue, JSON.stringify({ revision: 1, issued: '', remotes: [] }))
mkdirSync(path.join(shell, '.git'))
for (const file of ['.git/config', '.env', 'sarv-build.json']) writeFileSync(path.join(shell, file), 'kept to itself')
const server = createDocumentServer(settingsFrom({ SARV_FILES: shell, SARV_CATALOGUE: catalogue }), () => undefined)
const port = () => (server.address() as AddressInfo).port

beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
  rmSync(folder, { recursive: true })
})

test.each([
  '/.git/config',
  '/.env',
  '/sarv-build.json',
  '/workers/',
  '/shell/../catalogue.json',
  '/%2e%2e/catalogue.json',
])('T15 nothing but files of the build is served: %s', async (target) => {
  const { statuses, body } = await rawRequest(port(), requestBytes(target))
  expect(statuses).toHaveLength(1)
  expect(body).not.toMatch(/kept to itself|tokens\.0a1b2c3d\.js"|"revision":1,"issued"/)
})

test('T32 TRACE is refused, and sends nothing back of what came', async () => {
  const headers = ['Host: localhost', 'Cookie: sarv-tokens=secret']
  const { statuses, body } = await rawRequest(port(), requestBytes('/home', headers, 'TRACE'))
  expect(statuses).toEqual([expect.any(Number)])
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('secret')
})
