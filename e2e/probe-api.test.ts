import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'

const workspace = path.resolve(import.meta.dirname, '..')
const tab = { priority: 1, type: 'HOME', name: 'خانه', is_default: false, is_new_feature: false }
const profile = '/onboarding/api/v1/profile/'

/** A company's first API: three operations, written without anything of ours. */
const three: Readonly<Record<string, unknown>> = {
  '/general/api/v1/home/': { sections: [], banners: [] },
  '/general/api/v1/navigation/': { items: [{ ...tab, active_icon: 'home', not_active_icon: 'home' }] },
  [profile]: {
    sub: '1',
    level: 2,
    preferred_username: '09120000000',
    can_referral: false,
    national_code: null,
    user_level: 'NORMAL',
    first_name: null,
    last_name: null,
    email: null,
  },
}
let answers = three
const called: { method: string | undefined; headers: IncomingHttpHeaders }[] = []
const server = createServer(({ method, headers, url = '' }, response) => {
  called.push({ method, headers })
  const answer = answers[new URL(url, 'http://api').pathname]
  response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(answer ?? { detail: 'Not found.' }))
})
let origin: string
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())
beforeEach(() => {
  answers = three
  called.length = 0
})

interface Probed {
  readonly code: number
  readonly operations: readonly { name: string; verdict: string; why: string; must: boolean }[]
  readonly errors: readonly { code: string; detail: string }[]
}

async function probe(args: readonly string[], { input = '', env = {} } = {}): Promise<Probed> {
  const program = ['platform/delivery/compile/run.js', 'platform/delivery/cli/main.ts', 'probe-api']
  const child = execFile(process.execPath, [...program, ...args, '--json'], {
    cwd: workspace,
    env: { ...process.env, ...env },
  })
  let text = ''
  child.stdout?.on('data', (piece) => {
    text += piece
  })
  child.stdin?.end(input)
  const [code] = await once(child, 'close')
  return { code, operations: [], ...JSON.parse(text) }
}
const verdictsOf = ({ operations }: Probed, names: readonly string[]) =>
  names.map((name) => operations.find((one) => one.name === name)).map((one) => [one?.name, one?.verdict, one?.why])

test('PLT-109 an API of three operations is enough, and what else the pages read is said to be missing', async () => {
  const probed = await probe([origin], { env: { SARV_API_TOKEN: 'a.b-c' } })
  expect(probed).toMatchObject({ code: 0, errors: [] })
  expect(verdictsOf(probed, ['getHome', 'getNavigation', 'getProfile', 'listFunds', 'getUserFund'])).toEqual([
    ['getHome', 'ok', ''],
    ['getNavigation', 'ok', ''],
    ['getProfile', 'ok', ''],
    ['listFunds', 'missing', '404'],
    ['getUserFund', 'untried', 'no answer has a value for id'],
  ])
  expect(new Set(called.map(({ method, headers }) => `${method} ${headers.authorization}`))).toEqual(
    new Set(['GET Bearer a.b-c']),
  )
})

test('PLT-109 it fails where a must is missing, also one of a page that is named, and where one does not fit', async () => {
  const { [profile]: _, ...two } = three
  answers = { ...two, '/general/api/v1/home/': { sections: [{ type: 'FUND' }], banners: [] } }
  const probed = await probe([origin, '--pages', '/funds', '--token', '-'], { input: 'from-input\nmore' })
  expect(probed.code).toBe(4)
  expect(probed.errors.map(({ code, detail }) => `${code} ${detail}`).sort()).toEqual([
    'SARV-253 getHome, GET /general/api/v1/home/: misfit (at sections.0.is_visible).',
    `SARV-253 getProfile, GET ${profile}: missing (404).`,
    'SARV-253 listFunds, GET /fund/api/v1/info/funds/: missing (404).',
  ])
  expect(called[0]?.headers.authorization).toBe('Bearer from-input')
})

test.each([
  [['http://api.example.ir'], 'SARV-254'],
  [['https://api.example.ir/v1'], 'SARV-254'],
  [['https://api.example.ir', '--token', 'a b'], 'SARV-254'],
  [['https://api.example.ir', '--pages', '/nope'], 'SARV-102'],
  [['https://api.example.ir', '--api', 'docs'], 'SARV-255'],
  [[], 'SARV-102'],
])('PLT-109 nothing is called with %j: %s', async (args, code) => {
  expect(await probe(args)).toMatchObject({ code: 2, errors: [{ code }] })
  expect(called).toEqual([])
})
