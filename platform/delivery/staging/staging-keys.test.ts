import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { provideKeys, providePageKey } from './staging-keys'

let folder: string
let signing: string
let checking: string
beforeEach(() => {
  folder = temporaryFolder()
  signing = path.join(folder, 'signing/key.json')
  checking = path.join(folder, 'checking/key.json')
})

const read = (file: string) => readFileSync(file, 'utf8')

test('T2 the host gets the public half of the pair, and the private one is for its own user only', async () => {
  await provideKeys(signing, checking)
  const { d, ...publicHalf } = JSON.parse(read(signing))
  expect(d).toMatch(/^[\w-]{43}$/)
  expect(JSON.parse(read(checking))).toEqual(publicHalf)
  expect(statSync(signing).mode & 0o777).toBe(0o600)
})

test('T2 a pair is made once; a public half that was replaced or lost is put right at the next start', async () => {
  await provideKeys(signing, checking)
  const before = [read(signing), read(checking)]
  writeFileSync(checking, '{"kty":"OKP","crv":"Ed25519","x":"mallory"}')
  await provideKeys(signing, checking)
  expect([read(signing), read(checking)]).toEqual(before)
  rmSync(checking)
  await provideKeys(signing, checking)
  expect([read(signing), read(checking)]).toEqual(before)
})

test('T2 an invalid private key ends the start and is not replaced', async () => {
  await provideKeys(signing, checking)
  writeFileSync(signing, '{}')
  await expect(provideKeys(signing, checking)).rejects.toThrow('SARV_SIGNING_KEY names')
  expect(read(signing)).toBe('{}')
})

test('the key of the pages is long, for its own user only, and the same at every start', () => {
  const file = path.join(folder, 'page-key')
  providePageKey(file)
  const before = read(file)
  expect(before.trim()).toMatch(/^[\w-]{43}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  providePageKey(file)
  expect(read(file)).toBe(before)
})
