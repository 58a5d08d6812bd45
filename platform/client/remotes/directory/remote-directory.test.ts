import { expect, test } from '@jest/globals'
import type { PageRemote } from '../../../contract/page-data'
import { createRemoteDirectory } from './remote-directory'

const remote = (name: string): PageRemote => ({
  name,
  title: { fa: name, en: name },
  owner: name,
  version: '1.0.0',
  entry: `https://${name}.example/1.0.0/remoteEntry.js`,
  routes: [],
  intents: {},
  storage: [],
})
const bank = remote('bank')
const index = { url: '/remotes.x.json', integrity: 'sha256-x' }
const content = { remotes: [remote('invest'), bank].map((one) => ({ ...one, files: {} })) }

test('a page that carries every remote needs no index', async () => {
  const directory = createRemoteDirectory({ remotes: [bank] }, () => Promise.reject(new Error('asked')))
  await directory.load()
  expect([directory.isWhole(), directory.known()]).toEqual([true, [bank]])
})

test('T1 the index is fetched once, with the hash that the page names, and what the page carries stays as it is', async () => {
  const asked: unknown[] = []
  const directory = createRemoteDirectory({ remotes: [bank], index }, async (url, options) => {
    asked.push([url, options?.integrity])
    return Response.json(content)
  })
  let told = 0
  directory.subscribe(() => told++)
  await Promise.all([directory.load(), directory.load()])
  await directory.load()
  expect([asked, told, directory.isWhole()]).toEqual([[[index.url, index.integrity]], 1, true])
  expect(directory.known().map(({ name }) => name)).toEqual(['invest', 'bank'])
  expect(directory.known()[1]).toBe(bank)
})

test('an index that does not come changes nothing, and is asked for again', async () => {
  const answers = [new Response('', { status: 404 }), Response.json(content)]
  const directory = createRemoteDirectory({ remotes: [bank], index }, async () => answers.shift() ?? Response.error())
  await expect(directory.load()).rejects.toThrow('HTTP 404')
  expect([directory.isWhole(), directory.known()]).toEqual([false, [bank]])
  await directory.load()
  expect(directory.isWhole()).toBe(true)
})
