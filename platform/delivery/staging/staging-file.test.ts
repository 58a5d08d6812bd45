import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Catalogue } from '../../contract/catalogue'
import { makeCatalogueKeys, verifiedCatalogue } from '../store/catalogue/catalogue-signature'
import { readStagedCatalogue, writeStagedCatalogue } from './staging-file'

const catalogue: Catalogue = { revision: 7, issued: '2026-11-21T12:00:00Z', remotes: [] }

let folder: string
let file: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sarv-staging-'))
  file = path.join(folder, 'catalogue.json')
  said = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const say = (line: string) => void said.push(line)

test('T2 staging writes what a host with the public half verifies, and goes on from it', async () => {
  const keys = await makeCatalogueKeys()
  await writeStagedCatalogue(file, catalogue, keys)
  await expect(verifiedCatalogue(readFileSync(file, 'utf8'), keys.publicKey)).resolves.toEqual(catalogue)
  expect([await readStagedCatalogue(file, keys, say), said]).toEqual([catalogue, []])
})

test.each([
  ['is not signed', async () => JSON.stringify(catalogue), 'is not signed with the key of this installation'],
  [
    'somebody else has signed',
    async () => {
      await writeStagedCatalogue(file, catalogue, await makeCatalogueKeys())
      return readFileSync(file, 'utf8')
    },
    'is not signed with the key of this installation',
  ],
  ['is no catalogue', async () => '<html>', 'no readable catalogue'],
])('T2 staging does not go on from a catalogue that %s', async (_, text, reason) => {
  writeFileSync(file, await text())
  expect(await readStagedCatalogue(file, await makeCatalogueKeys(), say)).toBeUndefined()
  expect(said).toEqual([expect.stringContaining(reason)])
})

test('before the first catalogue there is nothing to go on from, and nothing to say', async () => {
  expect([await readStagedCatalogue(file, {}, say), said]).toEqual([undefined, []])
})
