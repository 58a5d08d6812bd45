import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { responseFrom } from '../../../page/server/testing/page-client'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { serveVersions } from '../../serve/serve-versions'
import { builtFixture } from '../../testing/built-fixture'
import { builtFile } from '../../webpack/built-file'
import { folderStore } from '../folder-store'
import { uploadVersion } from './stored-version'
import { uploadDeltas } from './upload-deltas'

const folder = temporaryFolder()
const store = folderStore(folder)
const server = createServer(serveVersions(path.join(folder, 'remotes')))
let port = 0

/** A script that says little twice: nothing of it compresses by itself. */
const script = (word: string) =>
  Array.from({ length: 200 }, (_, line) => createHash('sha256').update(`${line}`).digest('hex')).join('\n') + word

function versionOf(version: string, texts: Readonly<Record<string, string>>) {
  const files = new Map<string, Buffer>()
  const described = Object.entries(texts).map(([file, text]) => {
    const { file: facts, compressed } = builtFile(file, Buffer.from(text), 4)
    files.set(file, Buffer.from(text))
    if (compressed) files.set(`${file}.br`, compressed)
    return facts
  })
  const built = { ...builtFixture('bank', { version }), files: described }
  files.set('platform.json', Buffer.from(JSON.stringify(built)))
  return { built, files }
}

const former = versionOf('1.0.0', { 'main.00000001.js': script('one'), 'gone.00000002.css': 'a{}' })
const next = versionOf('1.1.0', {
  'main.00000003.js': script('two'),
  'new.00000004.js': script('another').slice(9_000),
  'remoteEntry.js': 'export {}',
})

beforeAll(async () => {
  for (const { built, files } of [former, next]) await uploadVersion(store, built, files, 'nima')
  expect(await uploadDeltas(store, next.built, next.files, [former.built])).toBe(1)
  await once(server.listen(0), 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
})

const dictionary = Buffer.from(script('one'))
const hash = createHash('sha256').update(dictionary).digest('base64')
const all = 'gzip, deflate, br, zstd, dcb, dcz'

test.each<[string, string, string | undefined, string, string | undefined]>([
  ['a browser with the former file', 'main.00000003.js', hash, all, 'dcz'],
  ['one with another file', 'main.00000003.js', 'A'.repeat(43).concat('='), all, 'br'],
  ['one without any', 'main.00000003.js', undefined, 'gzip, br, zstd', 'br'],
  ['one that takes no difference', 'main.00000003.js', hash, 'br', 'br'],
  ['one that takes nothing compressed', 'main.00000003.js', undefined, '', undefined],
  ['a file that is new', 'new.00000004.js', hash, all, 'br'],
  ['a second attempt', 'main.00000003.js?again', hash, all, 'br'],
])('PLT-077 %s gets %s, dictionary %s, by %s as %s', async (_, file, available, encoding, coding) => {
  const response = await responseFrom(port, `/bank/1.1.0/${file}`, {
    'Accept-Encoding': encoding,
    ...(available && { 'Available-Dictionary': `:${available}:` }),
  })
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': `${coding === 'dcz' ? 'private' : 'public'}, max-age=31536000, immutable`,
    'content-type': expect.stringMatching(/^text\/javascript/),
    'use-as-dictionary': `match="/*bank/*/${file.split('.')[0]}.*js"`,
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  expect(response.headers['content-encoding']).toBe(coding)
  if (coding === 'dcz') {
    expect(response.bytes.length).toBeLessThan(100)
    expect(zstdDecompressSync(response.bytes.subarray(40), { dictionary }).toString()).toBe(script('two'))
  } else if (file.startsWith('main')) expect(response.text).toBe(script('two'))
})

test('PLT-077 a difference is answered for its file only', async () => {
  const name = `/bank/1.1.0/main.00000003.js.${hash.replaceAll(/\W/g, '')}.dcz`
  expect((await responseFrom(port, name, { 'Accept-Encoding': all })).status).toBe(404)
  const missing = await responseFrom(port, '/bank/1.1.0/absent.js', { 'Accept-Encoding': all })
  expect([missing.status, missing.headers['use-as-dictionary']]).toEqual([404, undefined])
})

test('a version whose files are not kept any more gives no differences', async () => {
  expect(await uploadDeltas(store, next.built, next.files, [{ ...former.built, version: '0.9.0' }])).toBe(0)
})
