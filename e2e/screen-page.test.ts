import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { installPacked, linkedForTemplates, packForTest, run } from '@sarv/platform/delivery/testing/packed-packages'
import { screenFiles } from './screen-files'

let room = ''
let folder = ''
beforeAll(() => {
  room = mkdtempSync(path.join(tmpdir(), 'sarv-screen-'))
  const packed = path.join(room, 'packed')
  const tarballs = packForTest(packed, '--api', 'shared/src/contract')
  const create = ['create', 'savings', '--template', 'plain', '--packages', packed, '--no-lockfile']
  run(room, process.execPath, path.join(packed, 'remote-kit/dist/cli.js'), ...create)
  folder = path.join(room, 'remote-savings')
  installPacked(folder, tarballs, linkedForTemplates())
})
afterAll(() => rmSync(room, { recursive: true }))

const inFolder = (name: string) => path.join(folder, name)

/** Does to a new remote what the page says. */
function followPage(): void {
  for (const [name, text] of Object.entries(screenFiles(/./))) writeFileSync(inFolder(`src/${name}`), text)
  const page = readFileSync(path.join(workspace, 'docs/screen.md'), 'utf8')
  const said = [...page.matchAll(/^```json\n(.*)\n```/gm)].map(([, text = '{}']) => JSON.parse(text))
  const manifest = JSON.parse(readFileSync(inFolder('remote.json'), 'utf8'))
  writeFileSync(inFolder('remote.json'), JSON.stringify(Object.assign(manifest, ...said)))
}

const visit = `import './page'
import assert from 'node:assert/strict'
import test from 'node:test'
import { mountRemote } from '@sarv/remote-kit/testing'

const entry = await import('../dist/remoteEntry.js')
const fund = { fund_name: 'چکاد', price: 40144 }
const answer = ({ endpoint }) => (endpoint.method === 'GET' ? [fund] : { id: 7 })
const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test('the screen lists the funds, keeps what is typed, and saves it once', async () => {
  const remote = await mountRemote(entry, { path: '/savings', language: 'en', answer, kept: { savings: 'A ho' } })
  const heard = []
  remote.platform.bus.on('savings/goal-created', (goal) => heard.push(goal))
  await settled()
  assert.equal(remote.element.querySelector('li').textContent, 'چکاد: 40,144')
  const input = remote.element.querySelector('input')
  assert.equal(input.value, 'A ho')
  const send = async (value) => {
    input.value = value
    input.dispatchEvent(new Event('input'))
    assert.equal(remote.kept.get('savings'), value)
    remote.element.querySelector('form').dispatchEvent(new Event('submit', { cancelable: true }))
    await settled()
  }
  await send(' ')
  assert.equal(remote.element.querySelector('[role=alert]').textContent, 'Enter at most 40 characters.')
  await send('A house')
  assert.deepEqual(remote.calls.map(({ endpoint, input }) => [endpoint.method, endpoint.path, input.body]), [
    ['GET', '/fund/api/v1/info/funds/', undefined],
    ['POST', '/savings/api/v1/goals/', { title: 'A house' }],
  ])
  assert.deepEqual([heard, remote.toasts, [...remote.kept], remote.locks()], [[{ id: 7 }], ['Goal saved.'], [], 0])
  await remote.unmount()
  assert.equal(remote.element.childNodes.length, 0)
})

test('the section has the funds alone', async () => {
  const { element } = await mountRemote(entry, { section: 'goals', answer })
  await settled()
  assert.deepEqual([element.querySelectorAll('li').length, element.querySelector('form')], [1, null])
})
`

test('PLT-086 the files of docs/screen.md make a remote of a template, which calls what it imports and nothing else', () => {
  followPage()
  const sarv = inFolder('node_modules/@sarv/remote-kit/dist/cli.js')
  expect(run(folder, process.execPath, sarv, 'build')).toMatch(/^savings@1\.0\.0-[0-9a-f]{8}: \d+ files in dist\.\n$/)
  const { authority } = JSON.parse(readFileSync(inFolder('dist/platform.json'), 'utf8'))
  expect(authority.operations).toEqual(['GET /fund/api/v1/info/funds/', 'POST /savings/api/v1/goals/'])
  writeFileSync(inFolder('test/screen.test.ts'), visit)
  expect(
    run(folder, process.execPath, '--import', 'tsx', '--test', '--test-reporter=tap', 'test/screen.test.ts'),
  ).toMatch(/^# pass 2$/m)
})

test('docs/screen.md names tokens that there are, and uses no others', () => {
  const page = readFileSync(path.join(workspace, 'docs/screen.md'), 'utf8')
  const tokens = readFileSync(path.join(workspace, 'shared/src/ui/tokens.css'), 'utf8')
  const named = [...page.matchAll(/`(--[a-z][\w-]*)`|var\((--[\w-]+)\)/g)].map(([, token, used]) => token ?? used)
  expect(named.filter((token) => !tokens.includes(`${token}: `))).toEqual([])
})
