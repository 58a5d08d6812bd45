import { expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { folderStore } from '../store/folder-store'
import { uploadVersion } from '../store/versions/stored-version'
import { builtFixture } from '../testing/built-fixture'
import { deltaLines } from './delta-lines'

const folder = temporaryFolder()

const script = Buffer.from(Array.from({ length: 500 }, (_, line) => `say(${line * 7919})`).join('\n'))
const built = (version: string, bytes: number) =>
  builtFixture('bank', { version, files: [{ path: 'main.00000001.js', integrity: 'sha256-', bytes, br: bytes }] })
const files = (version: string) =>
  new Map([
    ['main.00000001.js', script],
    ['platform.json', Buffer.from(JSON.stringify(built(version, script.length)))],
  ])

test('PLT-077 differences are made from each version that may run, and lie beside the file', async () => {
  const store = folderStore(folder)
  for (const version of ['1.0.0', '1.1.0'])
    await uploadVersion(store, built(version, script.length), files(version), 'nima')
  const next = { folder, built: built('1.2.0', script.length), files: files('1.2.0') }
  const remote = { base: 'http://cdn.localhost/bank', current: built('1.1.0', 1), previous: built('1.0.0', 1) }
  expect(await deltaLines(store, next, { revision: 1, issued: '', remotes: [remote] })).toEqual([])
  expect(await store.list('remotes/bank/1.2.0/')).toEqual([expect.stringMatching(/main\.00000001\.js\.\w+\.dcz$/)])
})

test('PLT-077 a store without room for differences costs nothing but a line', async () => {
  const store = folderStore(folder)
  const full = { ...store, put: () => Promise.reject(new Error('ENOSPC: no space left on device')) }
  const next = { folder, built: built('1.3.0', script.length), files: files('1.3.0') }
  const remote = { base: 'http://cdn.localhost/bank', current: built('1.1.0', 1) }
  expect(await deltaLines(full, next, { revision: 1, issued: '', remotes: [remote] })).toEqual([
    'No differences from former versions: ENOSPC: no space left on device',
  ])
})
