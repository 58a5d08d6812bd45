import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
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
const answering = (...names: string[]) =>
  Response.json({ remotes: names.map((name) => ({ ...remote(name), files: {} })) })
const lost = () => new Response('', { status: 503 })

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** A directory of a page that carries the bank, and the requests that it made. */
function opened(...answers: Response[]) {
  const asked: string[] = []
  const directory = createRemoteDirectory({ remotes: [bank], others: {} }, async (url) => {
    asked.push(String(url))
    return answers.shift() ?? Response.error()
  })
  return { directory, asked, names: () => directory.known().map(({ name }) => name) }
}

test('a page that carries every remote looks nothing up', async () => {
  const directory = createRemoteDirectory({ remotes: [bank] }, () => Promise.reject(new Error('asked')))
  directory.begin()
  directory.want('at', '/loans')
  await directory.lookUp('intent', 'LOANS')
  expect([directory.isAnswered('at', '/loans'), directory.known()]).toEqual([true, [bank]])
})

test('a look-up is one request, an answer stays, and what the page carries stays as it is', async () => {
  const { directory, asked, names } = opened(answering('loans', 'bank'))
  let told = 0
  directory.subscribe(() => told++)
  await Promise.all([directory.lookUp('at', '/loans?from=home'), directory.lookUp('at', '/loans')])
  await directory.lookUp('at', '/loans#top')
  expect([asked, told, names()]).toEqual([['/remotes?at=%2Floans'], 1, ['bank', 'loans']])
  expect(directory.known()[0]).toBe(bank)
  expect([directory.isAnswered('at', '/loans'), directory.isAnswered('at', '/cars')]).toEqual([true, false])
})

test('what a page wants in the background is one request, once it may begin', async () => {
  const { directory, asked, names } = opened(answering('loans'), answering())
  directory.want('at', '/loans')
  directory.want('slot', 'bank/home')
  directory.want('at', '/loans')
  await jest.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  directory.begin()
  await jest.advanceTimersByTimeAsync(0)
  expect([asked, names()]).toEqual([['/remotes?at=%2Floans&slot=bank%2Fhome'], ['bank', 'loans']])
  directory.want('at', '/loans')
  directory.want('at', '/nobody')
  await jest.advanceTimersByTimeAsync(0)
  expect(asked.slice(1)).toEqual(['/remotes?at=%2Fnobody'])
})

test('a person does not wait for the background, and one request takes all along', async () => {
  const { directory, asked } = opened(answering('loans', 'cars'))
  directory.want('at', '/cars')
  await directory.lookUp('intent', 'LOANS')
  expect([asked, directory.isAnswered('at', '/cars')]).toEqual([['/remotes?intent=LOANS&at=%2Fcars'], true])
})

test('a look-up that fails rejects and may be asked again; the background asks again ten seconds later', async () => {
  const { directory, asked, names } = opened(lost(), lost(), answering('loans'))
  await expect(directory.lookUp('at', '/loans')).rejects.toThrow('HTTP 503')
  directory.want('at', '/loans')
  directory.begin()
  await jest.advanceTimersByTimeAsync(9_999)
  expect([asked.length, names()]).toEqual([2, ['bank']])
  await jest.advanceTimersByTimeAsync(1)
  expect([asked.length, names()]).toEqual([3, ['bank', 'loans']])
})

test('one request looks up 32 things at most', async () => {
  const { directory, asked } = opened(answering(), answering())
  for (let place = 0; place < 40; place++) directory.want('at', `/${place}`)
  directory.begin()
  await jest.advanceTimersByTimeAsync(0)
  expect(asked.map((url) => url.split('&').length)).toEqual([32, 8])
})
