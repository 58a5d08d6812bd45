import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { startAnswering } from '../../../testing/fake-api-server'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { createCatalogueReader } from './catalogue-reader'

const file = path.join(temporaryFolder(), 'catalogue.json')
const hourAgo = Date.now() / 1_000 - 3_600

function write(text: string, modified: number): void {
  writeFileSync(file, text)
  utimesSync(file, modified, modified)
}

test('a file that is older than a moment is read once, and again when its time or size is another', async () => {
  const { read } = createCatalogueReader(file)
  write('first', hourAgo)
  expect(await read()).toBe('first')
  write('other', hourAgo)
  expect(await read()).toBe('first')
  write('other', hourAgo + 1)
  expect(await read()).toBe('other')
  write('longer', hourAgo + 1)
  expect(await read()).toBe('longer')
})

test('a file that was written just now is read every time: a second write may have the same time', async () => {
  const { read } = createCatalogueReader(file)
  const now = Date.now() / 1_000 + 60
  write('first', now)
  expect(await read()).toBe('first')
  write('other', now)
  expect(await read()).toBe('other')
})

test('a file that is gone is an error, and is read when it is there again', async () => {
  const { read } = createCatalogueReader(file)
  write('first', hourAgo)
  await read()
  rmSync(file)
  await expect(read()).rejects.toThrow('ENOENT')
  write('other', hourAgo - 5)
  expect(await read()).toBe('other')
})

test('a catalogue of the web is sent once for each ETag, and each time where it has none', async () => {
  let tag: string | undefined = '"1"'
  let sent = 0
  const server = await startAnswering(({ headers }, response) => {
    if (tag && headers['if-none-match'] === tag) return void response.writeHead(304).end()
    response.writeHead(200, tag ? { ETag: tag } : {}).end(`sent ${++sent}`)
  })
  let now = 0
  const { read } = createCatalogueReader(server.origin, () => (now += 2_000))
  expect([await read(), await read()]).toEqual(['sent 1', 'sent 1'])
  tag = '"2"'
  expect([await read(), await read()]).toEqual(['sent 2', 'sent 2'])
  tag = undefined
  expect([await read(), await read()]).toEqual(['sent 3', 'sent 4'])
  await server.close()
  await expect(read()).rejects.toThrow()
})
