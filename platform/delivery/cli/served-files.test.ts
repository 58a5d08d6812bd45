import { appendFileSync, rmSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import path from 'node:path'
import { beforeEach, expect, test } from '@jest/globals'
import type { CataloguedRemote } from '../../contract/catalogue'
import { serveInTest } from '../../testing/serve-in-test'
import { temporaryFolder } from '../../testing/temporary-folder'
import { readBuild } from '../build/read-build'
import { serveVersions } from '../serve/serve-versions'
import { filesFixture, writeBuild } from '../testing/built-folder'
import { headerErrors, servedFileErrors } from './served-files'

const shell = 'https://app.example.ir'
let folder = ''
beforeEach(() => {
  folder = temporaryFolder()
})

const serve = async (listener: RequestListener) => `http://localhost:${await serveInTest(listener)}`

const build = (version: string) => readBuild(writeBuild(path.join(folder, version), 'bank', { version })).built
const errorsOf = async (remote: CataloguedRemote) =>
  (await servedFileErrors({ revision: 1, issued: '', remotes: [remote] }, shell)).map(
    ({ code, detail }) => `${code} ${detail}`,
  )

test('T34 a file that was changed or is gone where it is served is named, also that of a canary', async () => {
  const base = await serve(serveVersions(folder))
  const remote = { base, current: build('1.0.0'), canary: { percent: 10, built: build('1.1.0') } }
  expect(await errorsOf(remote)).toEqual([])
  appendFileSync(path.join(folder, '1.1.0/remoteEntry.js'), '// more')
  rmSync(path.join(folder, '1.0.0/remoteEntry.js'))
  expect(await errorsOf(remote)).toEqual([
    `SARV-508 bank@1.0.0: the server responds 404: ${base}/1.0.0/remoteEntry.js`,
    `SARV-511 bank@1.1.0: its hash is not that of the catalogue: ${base}/1.1.0/remoteEntry.js`,
  ])
})

test('a server that is down, and one without the headers that browsers ask for, are told apart', async () => {
  const current = build('1.0.0')
  expect(await errorsOf({ base: 'http://localhost:1', current })).toEqual([
    'SARV-508 bank@1.0.0: there is no response: http://localhost:1/1.0.0/remoteEntry.js',
  ])
  const base = await serve((_, response) =>
    response.end(String(filesFixture('bank', { version: '1.0.0' }).get('remoteEntry.js'))),
  )
  const at = `${base}/1.0.0/remoteEntry.js`
  expect(await errorsOf({ base, current })).toEqual([
    `SARV-512 bank@1.0.0: Access-Control-Allow-Origin is none: ${at}`,
    `SARV-512 bank@1.0.0: Content-Type is none: ${at}`,
    `SARV-512 bank@1.0.0: Cache-Control is none: ${at}`,
  ])
})

test('what many files of a version share is said once', async () => {
  const current = build('1.0.0')
  const files = ['a.js', 'b.js', 'c.js'].map(
    (file) => ({ ...current.files[0], path: file }) as (typeof current.files)[0],
  )
  const base = await serve((_, response) => response.writeHead(403).end())
  expect(await errorsOf({ base, current: { ...current, files } })).toEqual([
    `SARV-508 bank@1.0.0: the server responds 403: ${base}/1.0.0/a.js and 2 more files`,
  ])
})

const right = {
  'access-control-allow-origin': '*',
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
}

test.each<[string, Record<string, string>, string[]]>([
  ['a.js', {}, []],
  ['a.js', { 'access-control-allow-origin': shell, 'content-type': 'application/javascript' }, []],
  [
    'a.js',
    { 'access-control-allow-origin': 'https://other.example' },
    ['Access-Control-Allow-Origin is https://other.example'],
  ],
  ['a.mjs', { 'content-type': 'application/octet-stream' }, ['Content-Type is application/octet-stream']],
  ['a.css', {}, ['Content-Type is text/javascript; charset=utf-8']],
  ['a.woff2', { 'content-type': 'application/octet-stream' }, []],
  ['a.js', { 'cross-origin-resource-policy': 'same-origin' }, ['Cross-Origin-Resource-Policy is same-origin']],
  ['a.js', { 'cross-origin-resource-policy': 'cross-origin' }, []],
  ['a.js', { 'cache-control': 'no-store' }, ['Cache-Control is no-store']],
  ['a.js', { 'cache-control': 'max-age=60' }, ['Cache-Control is max-age=60']],
])('of %s with %o it is said: %o', (file, headers, errors) => {
  expect(headerErrors(new Headers({ ...right, ...headers }), file, shell)).toEqual(errors)
})
