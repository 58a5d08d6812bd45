import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { JWTPayload } from 'jose'
import { noHealth } from '../../contract/health-sums'
import { cookieHeader, openCookieJar } from '../../testing/cookie-jar'
import { clientId, type FakeOidcProvider, startFakeOidcProvider } from '../../testing/fake-oidc-provider'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { temporaryFolder } from '../../testing/temporary-folder'
import { commands } from '../cli/commands'
import { runCommand } from '../cli/run-command'
import type { RemotePage } from '../console/contract'
import { serveConsole } from '../console/serve-console'
import { ownCommands } from '../remote-kit/own-commands'
import { historyOf } from '../store/catalogue/audit'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { changeCatalogue, readCatalogue } from '../store/catalogue/catalogue-store'
import { folderStore } from '../store/folder-store'
import { guardCanaries } from '../store/health/guard-canaries'
import { keepMinute, minuteOf } from '../store/health/health-minutes'
import { gateRecordOf } from '../store/versions/gate-record'
import { announceHost } from '../store/versions/host-versions'
import { builtFixture } from '../testing/built-fixture'
import { writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { passGate, publishFixture } from '../testing/published-fixture'
import { runSarv } from '../testing/run-sarv'
import type { AccessTable } from './access-table'

const room = temporaryFolder()
const page = { script: '/assets/main.js', styles: [], files: new Map() }
const running: { close(): Promise<void> }[] = []
let pipelines: FakeOidcProvider
let people: FakeOidcProvider
let keys: Awaited<ReturnType<typeof makeCatalogueKeys>>
beforeAll(async () => {
  pipelines = await startFakeOidcProvider()
  people = await startFakeOidcProvider()
  running.push(pipelines, people)
  keys = await makeCatalogueKeys()
})

const accessTable = (): AccessTable => ({
  issuers: {
    ci: { issuer: pipelines.origin, who: 'repository', groups: 'groups' },
    people: { issuer: people.origin, who: 'email', groups: 'groups', client: clientId, commandClient: clientId },
  },
  grants: [
    {
      issuer: 'ci',
      claims: { repository: 'sarv/bank', ref: 'refs/heads/main' },
      remotes: ['bank'],
      may: ['publish', 'promote', 'rollback'],
    },
    { issuer: 'people', claims: {}, remotes: ['owned'], may: ['promote', 'rollback', 'kill', 'lock', 'unlock'] },
    { issuer: 'people', claims: { groups: 'platform' }, remotes: ['*', 'host'], may: '*' },
  ],
})

let made = 0
let store = folderStore(room)
let service: Awaited<ReturnType<typeof serveConsole>>
beforeEach(async () => {
  store = folderStore(mkdtempSync(path.join(room, 'store-')))
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  for (const name of ['bank', 'pma'])
    for (const version of ['1.0.0', '1.1.0'])
      await publishFixture(store, builtFixture(name, { version, federation: '2.9' })).then(() =>
        passGate(store, keys, name, version),
      )
  const remotes = ['bank', 'pma'].map((name) => ({
    base: `http://cdn.localhost/${name}`,
    current: builtFixture(name, { federation: '2.9' }),
  }))
  await changeCatalogue(store, keys, (before) => ({ ...before, remotes }), { who: 'sara', verb: 'promote' })
  const env = { SARV_BASE: 'http://cdn.localhost/{name}' }
  service = await serveConsole({
    store,
    keys,
    env,
    page,
    who: '',
    port: 0,
    table: accessTable(),
    log: () => undefined,
  })
  running.push(service)
})
afterAll(async () => {
  await Promise.all(running.map((one) => one.close()))
})

/** A token of an issuer, as its token endpoint signs it. */
async function tokenOf(issuer: FakeOidcProvider, claims: JWTPayload): Promise<string> {
  const query = { redirect_uri: 'http://localhost/', code_challenge: challengeOfNothing, nonce: '', state: '' }
  const back = issuer.authorize(`${issuer.origin}/auth?${new URLSearchParams(query)}`, 'somebody')
  const code = new URL(back).searchParams.get('code') ?? ''
  issuer.claims = claims
  const response = await fetch(`${issuer.origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({ code, redirect_uri: query.redirect_uri, code_verifier: '' }),
  })
  return ((await response.json()) as { id_token: string }).id_token
}
/** SHA-256 of an empty verifier. */
const challengeOfNothing = '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU'

const seconds = () => Math.floor(Date.now() / 1000)
const pipeline = (claims: JWTPayload = {}) =>
  tokenOf(pipelines, { aud: service.origin, repository: 'sarv/bank', ref: 'refs/heads/main', ...claims })
const person = (claims: JWTPayload = {}) =>
  tokenOf(people, { email: 'sara@site.com', groups: ['pma-team'], auth_time: seconds(), ...claims })

async function sarv(token: string, line: string, env: NodeJS.ProcessEnv = {}, known = commands) {
  const own = { SARV_STORE: service.origin, SARV_TOKEN: token, XDG_CONFIG_HOME: path.join(room, 'config') }
  const { code, out, err } = await runSarv([...line.split(' '), '--json'], { ...own, ...env }, known)
  const { errors, ...rest } = JSON.parse(out)
  return { code, err, ...rest, errors: errors.map((one: { code: string }) => one.code) as string[] }
}

const catalogue = async () => (await readCatalogue(store, keys)).catalogue
async function lastEntry() {
  const [entry] = (await historyOf(store, await catalogue(), 1)).entries
  return entry
}
const dist = (name: string, version: string, owner = `${name}-team`) =>
  writeBuild(path.join(room, `dist-${++made}`), name, { version, owner })

describe('the pipeline of a team', () => {
  test('PLT-089 T39 publishes, promotes and rolls back its remote without key or store; its subject is in the audit log', async () => {
    const token = await pipeline()
    const folder = dist('bank', '1.2.0')
    const builder = { id: 'https://hub.example/sarv/bank/deliver.yml' }
    writeFileSync(path.join(folder, 'sarv-build.json'), JSON.stringify({ packages: [], from: 'bundle', builder }))
    const published = await sarv(token, `publish bank --no-smoke --dist ${folder}`)
    expect(published).toMatchObject({ code: 0, errors: [] })
    const provenance = JSON.parse(
      Buffer.from((await store.get('attestations/bank/1.2.0/provenance.dsse.json'))?.body ?? []).toString(),
    )
    expect(JSON.parse(Buffer.from(provenance.payload, 'base64').toString()).predicate).toMatchObject({
      buildDefinition: { internalParameters: { by: 'sarv/bank (ci)' } },
      runDetails: { builder },
    })
    expect(await gateRecordOf(store, keys, { name: 'bank', version: '1.2.0' })).toMatchObject({ by: 'sarv/bank (ci)' })
    // No browser opened it: the service believes no pipeline about that.
    expect(await sarv(token, 'promote bank@1.2.0')).toMatchObject({ code: 3, errors: ['SARV-217'] })
    expect(await sarv(token, 'promote bank@1.2.0 --percent 10 --why green')).toMatchObject({ code: 0 })
    expect(await lastEntry()).toMatchObject({ who: 'sarv/bank (ci)', verb: 'promote', why: 'green' })
    expect(await sarv(token, 'rollback bank')).toMatchObject({
      code: 0,
      what: expect.arrayContaining([expect.any(String)]),
    })
    expect(await sarv(token, 'status')).toMatchObject({ code: 0, signature: 'right' })
    expect(await sarv('', 'check bank@1.2.0', { SARV_TOKEN: token })).toMatchObject({ errors: expect.any(Array) })
  })

  test.each(['.github/workflows/deliver.yml', '.gitlab-ci.yml'])(
    'PLT-089 the lines of %s of a new repository do it, also a second time',
    async (file) => {
      const template = path.join(import.meta.dirname, '../cli/templates/own/common', file)
      const lines = [...readFileSync(template, 'utf8').matchAll(/npx sarv ([^|;\n]+)/g)].map(([, line = '']) =>
        line.trim(),
      )
      expect(lines.map((line) => line.split(' ', 1)[0])).toEqual(['publish', 'promote', 'watch', 'rollback', 'promote'])
      const folder = dist('bank', '2.0.0')
      const token = await pipeline()
      for (const round of ['first', 'second'])
        for (const line of lines) {
          if (line.startsWith('rollback')) continue
          const typed = line.replaceAll('example', 'bank').replaceAll('$SARV_VERSION', '2.0.0').replaceAll('"', '')
          const watched = round === 'first' && line.startsWith('watch')
          if (watched) await passGate(store, keys, 'bank', '2.0.0')
          // The first watch waits a quarter of an hour.
          if (watched) continue
          const isPublish = line === 'publish'
          const result = await sarv(token, isPublish ? `publish bank --no-smoke --dist ${folder}` : typed)
          expect([round, line, result]).toEqual([round, line, expect.objectContaining({ code: 0 })])
        }
      expect((await catalogue()).remotes[0]?.current.version).toBe('2.0.0')
      const back = lines.find((line) => line.startsWith('rollback')) ?? ''
      const typed = back
        .replaceAll('example', 'bank')
        .replaceAll('"', '')
        .replace(/--why .*/, '--why failed')
      // What the guard went back to stays.
      await sarv(token, 'rollback bank')
      expect(await sarv(token, typed.replaceAll('$SARV_VERSION', '2.0.0'))).toMatchObject({ code: 0, what: [] })
      expect((await catalogue()).remotes[0]?.current.version).toBe('1.0.0')
    },
  )

  test('PLT-089 T39 publishes by `sarv publish` in a repository of its own, where no name is typed', async () => {
    const folder = dist('bank', '1.3.0')
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ name: 'bank' }))
    const here = process.cwd()
    process.chdir(folder)
    try {
      const built = dist('bank', '1.3.0')
      expect(
        await sarv(await pipeline(), `publish --no-smoke --dist ${built}`, {}, ownCommands(commands)),
      ).toMatchObject({
        code: 0,
      })
    } finally {
      process.chdir(here)
    }
    expect(await store.get('remotes/bank/1.3.0/platform.json')).toBeDefined()
  })

  test('PLT-089 T39 asks GitHub for its token', async () => {
    const token = await pipeline()
    pipelines.metadata = {}
    const asked: string[] = []
    const { startAnswering, json } = await import('../../testing/fake-api-server')
    const github = await startAnswering(({ url, headers }, response) => {
      asked.push(url, headers.authorization ?? '')
      json(response, 200, { value: token })
    })
    const env = {
      SARV_TOKEN: '',
      ACTIONS_ID_TOKEN_REQUEST_URL: `${github.origin}/token?api=1`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'of the job',
    }
    expect(await sarv('', 'status', env)).toMatchObject({ code: 0 })
    expect(asked).toEqual([`/token?api=1&audience=${encodeURIComponent(service.origin)}`, 'Bearer of the job'])
    await github.close()
  })

  test.each([
    ['promote pma@1.1.0', 'SARV-230'],
    ['kill bank --message off', 'SARV-230'],
    ['retire bank', 'SARV-230'],
    ['pause bank', 'SARV-230'],
    ['promote bank@1.1.0 --agree-authority', 'SARV-230'],
    ['promote bank@1.1.0 --base http://evil.localhost/bank', 'SARV-230'],
    ['promote host@2.0.0', 'SARV-230'],
    ['lock all --why mine', 'SARV-230'],
    ['renew', 'SARV-230'],
    ['renew --adopt', 'SARV-231'],
    ['promote bank@1.1.0 --by ceo', 'SARV-231'],
    ['trust', 'SARV-231'],
    ['approve', 'SARV-231'],
    ['guard --once', 'SARV-231'],
  ])('PLT-089 T39 is refused %s, and nothing is changed', async (line, code) => {
    const before = await catalogue()
    expect(await sarv(await pipeline(), line)).toMatchObject({ errors: [code] })
    expect(await catalogue()).toEqual(before)
  })

  test.each<[string, JWTPayload]>([
    ['of another repository', { repository: 'evil/bank' }],
    ['of another branch', { ref: 'refs/heads/mine' }],
    ['with a list in the place of its repository', { repository: undefined, groups: ['sarv/bank'] }],
  ])('PLT-089 T39 %s may not even read', async (_, claims) => {
    expect(await sarv(await pipeline(claims), 'status')).toMatchObject({ errors: ['SARV-230'] })
  })

  test.each<[string, () => Promise<string>]>([
    ['for another service', () => pipeline({ aud: 'https://delivery.other.example' })],
    ['that has expired', () => pipeline({ exp: seconds() - 60 })],
    ['without an end', () => pipeline({ exp: undefined })],
    ['of an issuer that the table does not name', () => pipeline({ iss: 'https://evil.example' })],
    ['in the name of the other issuer', () => pipeline({ iss: people.origin, aud: clientId })],
    ['signed with another key', () => forged()],
    ['without a signature', async () => `${unsigned({ alg: 'none' })}.${(await pipeline()).split('.')[1]}.`],
    ['that is no JWT', async () => 'letmein'],
  ])('PLT-089 T39 a token %s is refused, and its content is told nowhere', async (_, make) => {
    const refused = await sarv(await make(), 'status')
    expect(refused).toMatchObject({ code: 3, errors: ['SARV-229'] })
    expect(JSON.stringify(refused)).not.toContain('sarv/bank')
  })

  async function forged(): Promise<string> {
    pipelines.forge = true
    const token = await pipeline()
    pipelines.forge = false
    return token
  }
  const unsigned = (header: object) => Buffer.from(JSON.stringify(header)).toString('base64url')

  test.each<[string, Record<string, string>, object]>([
    ['a path that leaves its folder', { '../../evil.js': 'x' }, {}],
    ['an absolute path', { '/etc/evil': 'x' }, {}],
    ['no description', { 'remoteEntry.js': 'x' }, {}],
    ['a description that is not one', { 'platform.json': '{' }, {}],
    ['no build', {}, {}],
    ['an option of files', { 'platform.json': '{}' }, { values: { dist: '/etc' } }],
    ['an unknown command', {}, { command: 'constructor' }],
    ['a command line that is not one', {}, { args: 'bank' }],
    ['an option of another kind', {}, { command: 'promote', values: { percent: true } }],
  ])('PLT-089 T39 an upload with %s is refused with a number', async (_, files, different) => {
    const body = new FormData()
    body.append('command', JSON.stringify({ command: 'publish', args: ['bank'], values: {}, ...different }))
    for (const [file, content] of Object.entries(files)) body.append(file, new Blob([content]))
    const headers = { Authorization: `Bearer ${await pipeline()}` }
    const response = await fetch(`${service.origin}/commands`, { method: 'POST', headers, body })
    const last = (await response.text()).trim().split('\n').at(-1) ?? ''
    expect(JSON.parse(last)).toMatchObject({ errors: [{ code: expect.stringMatching(/^SARV-/) }] })
  })

  test('PLT-089 T39 a second remote in the upload does not come in by the name of the first', async () => {
    expect(await sarv(await pipeline(), `publish bank --no-smoke --dist ${dist('pma', '1.2.0')}`)).toMatchObject({
      errors: ['SARV-301'],
    })
    const body = new FormData()
    body.append('command', JSON.stringify({ command: 'publish', args: ['bank'], values: { 'no-smoke': true } }))
    const folder = dist('pma', '1.2.0')
    for (const file of ['platform.json', 'remoteEntry.js'])
      body.append(file, new Blob([new Uint8Array(readFileSync(path.join(folder, file)))]))
    const headers = { Authorization: `Bearer ${await pipeline()}` }
    const text = await (await fetch(`${service.origin}/commands`, { method: 'POST', headers, body })).text()
    expect(text).toContain('SARV-301')
    expect(await store.get('remotes/pma/1.2.0/platform.json')).toBeUndefined()
  })
})

describe('people', () => {
  test('PLT-089 T39 change what their groups own, and no other remote', async () => {
    const token = await person()
    expect(await sarv(token, 'promote pma@1.1.0')).toMatchObject({ code: 0 })
    expect(await lastEntry()).toMatchObject({ who: 'sara@site.com (people)' })
    expect(await sarv(token, 'promote bank@1.1.0')).toMatchObject({ errors: ['SARV-230'] })
    expect(await sarv(token, `publish pma --no-smoke --dist ${dist('pma', '1.2.0')}`)).toMatchObject({
      errors: ['SARV-230'],
    })
    const owner = await person({ groups: ['platform'] })
    expect(await sarv(owner, 'promote bank@1.1.0 --agree-authority')).toMatchObject({ code: 0 })
    // A build that names another owner is still of the one who has the remote.
    const thief = await person({ groups: ['evil-team'] })
    expect(await sarv(thief, 'promote pma@1.0.0 --again')).toMatchObject({ errors: ['SARV-230'] })
  })

  test('PLT-089 T39 sign in again before they switch something off', async () => {
    const old = await person({ auth_time: seconds() - 600 })
    const silent = await person({ auth_time: undefined })
    for (const token of [old, silent])
      expect(await sarv(token, 'kill pma --message off')).toMatchObject({ errors: ['SARV-233'] })
    expect(await sarv(old, 'promote pma@1.1.0')).toMatchObject({ code: 0 })
    expect(await sarv(await person(), 'kill pma --message off')).toMatchObject({ code: 0 })
    const owner = await person({ groups: ['platform'], auth_time: seconds() - 600 })
    expect(await sarv(owner, 'rollback host')).toMatchObject({ errors: ['SARV-233'] })
  })

  test('PLT-089 T39 sign in for the command in the browser; their token is theirs alone', async () => {
    people.claims = { email: 'sara@site.com', groups: ['pma-team'], auth_time: seconds() }
    let address = ''
    const seen = Promise.withResolvers<void>()
    const env = { SARV_STORE: service.origin, XDG_CONFIG_HOME: path.join(room, 'sara') }
    const code = runCommand(['login'], commands, env, {
      out: () => undefined,
      err(text) {
        address = text.split('\n').find((line) => line.startsWith('http')) ?? ''
        seen.resolve()
      },
    })
    await seen.promise
    await (await fetch(people.authorize(address, 'sara'))).text()
    expect(await code).toBe(0)
    const file = path.join(room, 'sara/sarv/tokens.json')
    expect(statSync(file).mode & 0o077).toBe(0)
    expect(await sarv('', 'promote pma@1.1.0', { ...env, SARV_TOKEN: '' })).toMatchObject({ code: 0 })
    writeFileSync(file, JSON.stringify({ [service.origin]: await person({ exp: seconds() - 1 }) }))
    expect(await sarv('', 'status', { ...env, SARV_TOKEN: '' })).toMatchObject({ errors: ['SARV-229'] })
    expect(await sarv('', 'status', { SARV_TOKEN: '' })).toMatchObject({ errors: ['SARV-229'] })
  })

  async function signedIn(claims: JWTPayload = {}) {
    const jar = openCookieJar()
    const again = async (to = '/') => {
      people.claims = { email: 'sara@site.com', groups: ['pma-team'], auth_time: seconds(), ...claims }
      const begun = await jar.send(`${service.origin}/sign-in?to=${encodeURIComponent(to)}`)
      return jar.send(people.authorize(begun.headers.get('location') ?? '', 'sara'))
    }
    const send = (at: string, init: RequestInit = {}, headers: Record<string, string> = {}) =>
      fetch(service.origin + at, {
        ...init,
        headers: {
          origin: service.origin,
          'x-sarv-console': '1',
          cookie: cookieHeader(jar.cookies),
          ...headers,
        },
      })
    const list = async () => (await (await send('/api/remotes')).json()) as RemotePage
    async function change(name: string, body: object, headers?: Record<string, string>) {
      const row = (await list()).results.find((one) => one.name === name)
      const json = JSON.stringify({ tag: row?.tag, why: 'the receipt', ...body })
      const response = await send(`/api/remotes/${name}/changes`, { method: 'POST', body: json }, headers)
      const text = await response.text()
      return { status: response.status, codes: text.match(/SARV-\d{3}/g) ?? [] }
    }
    return { jar, again, send, list, change }
  }

  test('PLT-089 T39 use the console by a session: what they may is told, and the rest refused', async () => {
    const { again, send, list, change, jar } = await signedIn()
    expect((await send('/api/remotes')).status).toBe(401)
    const navigation = [`Host: ${new URL(service.origin).host}`, 'Sec-Fetch-Mode: navigate']
    const opened = await rawRequest(Number(new URL(service.origin).port), requestBytes('/remotes/pma', navigation))
    expect(opened.head).toContain('location: /sign-in?to=%2Fremotes%2Fpma')
    expect((await again('/remotes/pma')).headers.get('location')).toBe('/remotes/pma')
    const { head, results } = await list()
    expect(head).toMatchObject({ who: 'sara@site.com (people)', isSignedIn: true, mayLockAll: false })
    expect(results.map(({ name, may }) => [name, may])).toEqual([
      ['bank', []],
      ['pma', ['promote', 'rollback', 'kill', 'lock', 'unlock']],
    ])
    expect(await change('pma', { verb: 'promote', version: '1.1.0' })).toMatchObject({ status: 200 })
    expect(await change('bank', { verb: 'promote', version: '1.1.0' })).toEqual({ status: 422, codes: ['SARV-230'] })
    expect(await change('bank', { verb: 'promote', version: '1.1.0', dryRun: true })).toMatchObject({ status: 200 })
    expect(await change('pma', { verb: 'pause' })).toEqual({ status: 422, codes: ['SARV-230'] })
    // A foreign page has the cookie, too.
    expect(await change('pma', { verb: 'rollback' }, { origin: 'https://evil.example' })).toMatchObject({ status: 403 })
    expect((await send('/sign-out', { method: 'POST' })).status).toBe(204)
    // Ended at the service: this browser still sends the cookie.
    expect(jar.cookies.get('__Host-sarv-session')).toBeDefined()
    expect((await send('/api/remotes')).status).toBe(401)
  })

  test('PLT-089 T39 sign in again in the console before they switch something off', async () => {
    const late = await signedIn()
    await late.again()
    const off = { verb: 'kill', message: { fa: 'بسته', en: 'Closed' } }
    const now = Date.now
    Date.now = () => now() + 6 * 60_000
    try {
      expect(await late.change('pma', off)).toEqual({ status: 422, codes: ['SARV-233'] })
      await late.again('/remotes/pma')
      expect(await late.change('pma', off)).toMatchObject({ status: 200 })
      expect(await late.change('bank', { verb: 'retire' })).toEqual({ status: 422, codes: ['SARV-230'] })
      expect(await late.change('pma', { verb: 'retire' })).toMatchObject({ status: 200 })
    } finally {
      Date.now = now
    }
  })

  test.each([
    ['//evil.example', '/'],
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/audit', '/audit'],
  ])('PLT-089 T39 come back from a sign-in to %s at %s', async (to, at) => {
    const { again } = await signedIn()
    expect((await again(to)).headers.get('location')).toBe(at)
  })

  test('PLT-089 T39 are not signed in by an answer that another browser began, that is repeated, or that has no name for the log', async () => {
    const [victim, thief] = [await signedIn(), await signedIn()]
    const begun = await thief.jar.send(`${service.origin}/sign-in`)
    const back = people.authorize(begun.headers.get('location') ?? '', 'mallory')
    expect((await victim.jar.send(back)).status).toBe(403)
    people.claims = { email: 'mallory@site.com', groups: [], auth_time: seconds() }
    expect((await thief.jar.send(back)).status).toBe(302)
    expect((await thief.jar.send(back)).status).toBe(403)
    const none = await signedIn({ email: 'x'.repeat(61) })
    expect((await none.again()).status).toBe(403)
  })
})

test('PLT-089 without an answer of the provider, or a client for people, the console says so', async () => {
  const table = accessTable()
  const { ci } = table.issuers
  const gone = { issuer: 'http://localhost:1', who: 'email', groups: 'groups', client: clientId }
  for (const [issuers, says] of [
    [{ ci }, 'names no client'],
    [{ ci, people: gone }, 'does not answer'],
  ] as const) {
    const grants = table.grants.slice(0, 1)
    const own = { table: { issuers, grants } as AccessTable, log: () => undefined }
    const opened = await serveConsole({ store, keys, env: {}, page, who: '', port: 0, ...own })
    running.push(opened)
    const response = await fetch(`${opened.origin}/sign-in`)
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining(says)])
  }
})

describe('a lock', () => {
  const lockAll = 'lock all --until 2099-01-01T00:00Z --why Nowruz'

  test('PLT-090 keeps versions from more people, by command and guard, and lets them be taken back', async () => {
    const owner = await person({ groups: ['platform'] })
    expect(await sarv(owner, 'promote pma@1.1.0 --percent 10')).toMatchObject({ code: 0 })
    expect(await sarv(owner, lockAll)).toMatchObject({ code: 0 })
    const told = { verb: 'lock', what: ['all: is locked until 2099-01-01T00:00:00.000Z'], why: 'Nowruz' }
    expect(await lastEntry()).toMatchObject({ who: 'sara@site.com (people)', ...told })
    expect(await sarv(owner, 'status')).toMatchObject({ locks: [{ name: 'all', by: 'sara@site.com (people)' }] })
    for (const line of ['promote pma@1.1.0', 'promote bank@1.1.0 --percent 1', 'promote bank@1.1.0 --dry-run'])
      expect(await sarv(owner, line)).toMatchObject({ errors: ['SARV-232'] })
    expect(await sarv(owner, 'rollback pma')).toMatchObject({ code: 0 })
    expect(await sarv(owner, 'kill bank --message off')).toMatchObject({ code: 0 })
    expect(await sarv(owner, 'unlock bank')).toMatchObject({ errors: ['SARV-234'] })
    expect(await sarv(owner, 'unlock all')).toMatchObject({ code: 0 })
    expect(await lastEntry()).toMatchObject({ verb: 'unlock', what: ['all: is unlocked'] })
    expect(await sarv(owner, 'promote pma@1.1.0 --again')).toMatchObject({ code: 0 })
  })

  test('PLT-090 of one remote holds for it alone, from its beginning to its end', async () => {
    const token = await person()
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
    expect(await sarv(token, `lock pma --from ${at(60)} --until ${at(120)} --why later`)).toMatchObject({ code: 0 })
    expect(await sarv(token, 'promote pma@1.1.0 --percent 10')).toMatchObject({ code: 0 })
    expect(await sarv(token, 'lock bank --why mine')).toMatchObject({ errors: ['SARV-230'] })
    expect(await sarv(token, 'lock pma --why audit')).toMatchObject({ code: 0 })
    expect(await sarv(token, 'promote pma@1.1.0')).toMatchObject({ errors: ['SARV-232'] })
    expect(JSON.stringify(await sarv(token, 'audit pma'))).toContain('pma: is locked')
    const owner = await person({ groups: ['platform'] })
    expect(await sarv(owner, 'promote bank@1.1.0')).toMatchObject({ code: 0 })
    const now = Date.now
    const real = now()
    expect(await sarv(token, 'unlock pma')).toMatchObject({ code: 0 })
    expect(await sarv(token, `lock pma --until ${at(1)} --why short`)).toMatchObject({ code: 0 })
    Date.now = () => real + 3 * 60_000
    try {
      expect(await sarv(await person({ exp: seconds() + 300 }), 'promote pma@1.1.0')).toMatchObject({ code: 0 })
    } finally {
      Date.now = now
    }
  })

  test('PLT-090 stops the guard: a ramp that is due is paused with the reason', async () => {
    const owner = await person({ groups: ['platform'] })
    expect(await sarv(owner, 'promote pma@1.1.0 --ramp 10,100 --bake 1m')).toMatchObject({ code: 0 })
    expect(await sarv(owner, lockAll)).toMatchObject({ code: 0 })
    const due = Date.now() + 5 * 60_000
    const heard = ['1.0.0', '1.1.0'].map((version) => ({
      ...noHealth({ name: 'pma', version, owner: 'pma-team' }),
      opened: 500,
    }))
    await keepMinute(store, { minute: minuteOf(due - 60_000), server: 'one', remotes: heard })
    await guardCanaries({ store, keys, who: 'guard' }, due)
    const [entry] = (await historyOf(store, await catalogue(), 1)).entries
    expect(entry).toMatchObject({ verb: 'guard', why: expect.stringContaining('SARV-232') })
  })

  test.each([
    ['lock pma', '--why'],
    ['lock pma --why x --until tomorrow', '--until'],
    ['lock pma --why x --until 2099-01-01', '--until'],
    ['lock pma --why x --until 2001-01-01T00:00Z', '--until'],
    ['lock pma --why x --from 2099-01-02T00:00Z --until 2099-01-01T00:00Z', '--until'],
  ])('PLT-090 %s names %s', async (line) => {
    expect(await sarv(await person(), line)).toMatchObject({ errors: ['SARV-102'] })
  })
})
