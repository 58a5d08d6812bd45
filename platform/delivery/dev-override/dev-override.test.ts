import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type AnnouncedOverride, announcedOverride } from '../../contract/override'
import { serveInTest } from '../../testing/serve-in-test'
import { waitUntil } from '../../testing/wait-until'
import { workspace } from '../build/packages'
import { createRemote } from '../cli/create-remote'
import { developAgainst } from './dev-override'

/** A shell as far as the command sees it. */
interface Shell {
  readonly address: string
  readonly announced: AnnouncedOverride[]
  readonly asked: string[]
  /** What it answers to the next announcements. */
  status: number
}

let shell: Shell
let room: string
let folder: string
let say: string[]
let stop: () => void
let until: Promise<void>

beforeEach(async () => {
  const port = await serveInTest(async (request, response) => {
    const { method, url } = request
    shell.asked.push(`${method} ${url}`)
    let text = ''
    for await (const part of request.setEncoding('utf8')) text += part
    if (method === 'PUT' && shell.status === 200) shell.announced.push(announcedOverride.parse(JSON.parse(text)))
    response.writeHead(method === 'PUT' ? shell.status : 200)
    const errors = [{ code: 'SARV-404', detail: 'route /loans is owned by bank@1.0.0 (bank).' }]
    const taken = { open: `${shell.address}${url}`, origin: shell.address }
    response.end(JSON.stringify(shell.status === 200 ? taken : { errors }))
  })
  shell = { address: `http://localhost:${port}`, announced: [], asked: [], status: 200 }
  // Inside the workspace, where its bundler is found.
  room = mkdtempSync(path.join(workspace, 'node_modules', '.cache-against-'))
  folder = createRemote(room, { name: 'loans', title: { fa: 'وام', en: 'Loans' }, plain: true })
  say = []
  until = new Promise((resolve) => {
    stop = resolve
  })
})
afterEach(() => rmSync(room, { recursive: true }))

const develop = (address = shell.address, name = 'loans') =>
  developAgainst({ name, folder, shell: address, say: (line) => void say.push(line), until })

function save(from: string, to: string): void {
  const file = path.join(folder, 'src/welcome.js')
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  writeFileSync(file, text.replaceAll(from, to))
}

const entryOf = ({ port, built }: AnnouncedOverride) => `http://localhost:${port}/${built.version}/${built.entry}`

test('dev --against: a build is announced again and again and served with the hashes that were announced', async () => {
  const ended = develop()
  await waitUntil(() => shell.announced.length > 1)
  const [first, again] = shell.announced
  if (!first) throw new Error('nothing was announced')
  expect(again).toEqual(first)
  expect(first.built).toMatchObject({ name: 'loans', routes: [{ path: '/loans' }] })
  expect(say.filter((line) => line.startsWith('Open '))).toEqual([
    expect.stringContaining(`${shell.address}/overrides/`),
  ])
  const entry = await fetch(entryOf(first))
  expect(entry.headers.get('access-control-allow-origin')).toBe('*')
  const digest = createHash('sha256')
    .update(Buffer.from(await entry.arrayBuffer()))
    .digest('base64')
  expect(first.built.files).toContainEqual(
    expect.objectContaining({ path: 'remoteEntry.js', integrity: `sha256-${digest}` }),
  )
  expect((await fetch(`http://localhost:${first.port}/${first.built.version}/package.json`)).status).toBe(404)

  stop()
  await ended
  expect(shell.asked.at(-1)).toMatch(/^DELETE \/overrides\/[\w-]{24}$/)
  await expect(fetch(entryOf(first))).rejects.toThrow()
})

test('PLT-097 dev --against: a save brings another version, one that does not build says why and where, a refused one keeps the former', async () => {
  const ended = develop()
  await waitUntil(() => shell.announced.length > 0)
  const versions = () => new Set(shell.announced.map(({ built }) => built.version)).size
  const welcome = readFileSync(path.join(folder, 'src/welcome.js'), 'utf8')
  save('export', 'exprot')
  await waitUntil(() => versions() === 2)
  expect(say.some((line) => line.includes('exprot'))).toBe(true)
  const failing = shell.announced.at(-1)
  if (!failing) throw new Error('nothing was announced')
  expect(failing.built).toMatchObject({
    name: 'loans',
    version: expect.stringMatching(/^0\.0\.0-failing\./),
    routes: [{ path: '/loans' }],
  })
  const script = await (await fetch(entryOf(failing))).text()
  expect(script).toContain('"place":"src/welcome.js:')
  expect(script).toContain('exprot')
  writeFileSync(path.join(folder, 'src/welcome.js'), `${welcome}\nglobalThis.saved = 'once'\n`)
  await waitUntil(() => versions() === 3)
  const second = shell.announced.at(-1)
  shell.status = 409
  save("'once'", "'twice'")
  await waitUntil(() => say.some((line) => line.includes('SARV-404')))
  shell.status = 200
  await waitUntil(() => versions() === 4)
  expect(second && (await fetch(entryOf(second))).status).toBe(200)
  stop()
  await ended
})

test.each([
  [404, 'SARV-602'],
  [409, 'SARV-404'],
  [429, 'SARV-603'],
])('dev --against: a shell that answers %i is told by its number, %s', async (status, code) => {
  shell.status = status
  await expect(develop()).rejects.toThrow(code)
})

test('dev --against: a shell that is not there, is not an address, or another name are told by their numbers', async () => {
  await expect(develop('http://localhost:1')).rejects.toThrow('SARV-601')
  await expect(develop('shell')).rejects.toThrow('SARV-102')
  await expect(develop(shell.address, 'bank')).rejects.toThrow('SARV-301')
})
