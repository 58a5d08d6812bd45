import { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { folderStore } from './folder-store'
import { Conflict } from './store'

let root = ''
beforeEach(() => {
  root = temporaryFolder()
})

const key = 'catalogue.json'
const revisions = () => path.join(root, '.revisions', key)
const age = (file: string) => utimesSync(file, Date.now() / 1000 - 7200, Date.now() / 1000 - 7200)

/** A key that was written so many times, long ago. */
function written(times: number): void {
  mkdirSync(revisions(), { recursive: true })
  for (let number = 1; number <= times; number++) {
    const file = path.join(revisions(), String(number).padStart(10, '0'))
    writeFileSync(file, String(number))
    age(file)
  }
}

test('the file of a version is a plain file, as any web server serves it', async () => {
  await folderStore(root).put('remotes/pma/1.0.0/remote.js', Buffer.from('export {}'), 'absent')
  expect(readFileSync(path.join(root, 'remotes/pma/1.0.0/remote.js'), 'utf8')).toBe('export {}')
})

test('past states stay readable by number, and nothing half written is left', async () => {
  const store = folderStore(root)
  const tag = await store.put(key, Buffer.from('one'), 'absent')
  await store.put(key, Buffer.from('two'), { tag })
  await expect(store.put(key, Buffer.from('late'), { tag })).rejects.toThrow(Conflict)
  expect(readdirSync(revisions()).map((name) => readFileSync(path.join(revisions(), name), 'utf8'))).toEqual([
    'one',
    'two',
  ])
  expect(readdirSync(path.join(root, '.drafts'))).toEqual([])
})

test('old states are emptied, the newest hundred stay, and no number can be taken again', async () => {
  written(191)
  mkdirSync(path.join(root, '.drafts'))
  for (const name of ['killed', 'at-work']) writeFileSync(path.join(root, '.drafts', name), '')
  age(path.join(root, '.drafts/killed'))
  const store = folderStore(root)
  await store.put(key, Buffer.from('192'), { tag: '191' })
  const left = readdirSync(revisions()).map((name) => readFileSync(path.join(revisions(), name), 'utf8'))
  expect(left).toEqual(Array.from({ length: 192 }, (_, index) => (index < 92 ? '' : String(index + 1))))
  await expect(store.put(key, Buffer.from('late'), { tag: '5' })).rejects.toThrow(Conflict)
  expect(readdirSync(path.join(root, '.drafts'))).toEqual(['at-work'])
})

test('what is younger than an hour is not emptied', async () => {
  written(190)
  const store = folderStore(root)
  utimesSync(path.join(revisions(), '0000000001'), Date.now() / 1000, Date.now() / 1000)
  for (const number of [191, 192]) await store.put(key, Buffer.from(String(number)), 'any')
  expect(readFileSync(path.join(revisions(), '0000000001'), 'utf8')).toBe('1')
  expect(readFileSync(path.join(revisions(), '0000000002'), 'utf8')).toBe('')
})

test('a folder that is not there is an empty store, made by the first write', async () => {
  const store = folderStore(path.join(root, 'a/b'))
  await expect(store.list('')).resolves.toEqual([])
  await store.put(key, Buffer.from('one'), 'absent')
  expect(existsSync(path.join(root, 'a/b/.revisions/catalogue.json/0000000001'))).toBe(true)
})
