import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { startDocumentServer } from './testing/page-client'
import { servedFolder } from './testing/served-folder'

const { env } = servedFolder()
mkdirSync(path.join(env.SARV_FILES, '.git'))
for (const file of ['.git/config', '.env', 'sarv-build.json'])
  writeFileSync(path.join(env.SARV_FILES, file), 'kept to itself')

test.each([
  '/.git/config',
  '/.env',
  '/sarv-build.json',
  '/workers/',
  '/shell/../catalogue.json',
  '/%2e%2e/catalogue.json',
])('T15 nothing but files of the build is served: %s', async (target) => {
  const { port } = await startDocumentServer(env)
  const { statuses, body } = await rawRequest(port, requestBytes(target))
  expect(statuses).toHaveLength(1)
  expect(body).not.toMatch(/kept to itself|tokens\.0a1b2c3d\.js"|"revision":1,"issued"/)
})

test('T32 TRACE is refused, and sends nothing back of what came', async () => {
  const headers = ['Host: localhost', 'Cookie: sarv-tokens=secret']
  const { port } = await startDocumentServer(env)
  const { statuses, body } = await rawRequest(port, requestBytes('/home', headers, 'TRACE'))
  expect(statuses).toEqual([expect.any(Number)])
  expect(statuses[0]).toBeGreaterThanOrEqual(400)
  expect(body).not.toContain('secret')
})
