import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, zstdDecompressSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { keepShellFiles } from '../../../delivery/store/versions/shell-files'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { startDocumentServer } from '../testing/page-client'
import { writeShell } from '../testing/shell-fixture'

const folder = temporaryFolder()
const store = path.join(folder, 'store')

const script = (word: string) =>
  Array.from({ length: 200 }, (_, line) => createHash('sha256').update(`${line}`).digest('hex')).join('\n') + word

/** A shell of one script more, as it is built: with its twin. */
function shellWith(word: string): { files: string; name: string } {
  const files = writeShell(path.join(folder, word))
  const name = `late.${createHash('sha256').update(word).digest('hex').slice(0, 8)}.js`
  writeFileSync(path.join(files, name), script(word))
  writeFileSync(path.join(files, `${name}.br`), brotliCompressSync(script(word)))
  const description = path.join(files, 'host.json')
  const host = JSON.parse(readFileSync(description, 'utf8'))
  writeFileSync(description, JSON.stringify({ ...host, files: [...host.files, { path: name, integrity: 'sha256-' }] }))
  return { files, name }
}

async function start(files: string, former = store) {
  const catalogue = path.join(folder, 'none.json')
  return (await startDocumentServer({ SARV_FILES: files, SARV_CATALOGUE: catalogue, SARV_FORMER_FILES: former })).get
}

const having = (text: string) => ({
  'Accept-Encoding': 'gzip, deflate, br, zstd, dcb, dcz',
  'Available-Dictionary': `:${createHash('sha256').update(text).digest('base64')}:`,
})

/** Asks until what the server makes beside its responses is there. */
async function untilMade<Response>(ask: () => Promise<Response>, isMade: (response: Response) => boolean) {
  for (let response = await ask(); ; response = await ask()) if (isMade(response)) return response
}

test('PLT-077 F25 the script of a shell comes as its difference from that of the shell before', async () => {
  const [old, young] = [shellWith('old'), shellWith('young')]
  for (const { files } of [old, young]) await keepShellFiles(store, files)
  const get = await start(young.files)
  const whole = await get(`/${young.name}`, { 'Accept-Encoding': 'br' })
  expect(whole.headers).toMatchObject({
    'content-encoding': 'br',
    'use-as-dictionary': 'match="/late.*js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  const delta = await untilMade(
    () => get(`/${young.name}`, having(script('old'))),
    ({ headers }) => headers['content-encoding'] === 'dcz',
  )
  expect(delta.headers).toMatchObject({
    'cache-control': 'private, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'use-as-dictionary': 'match="/late.*js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  })
  const read = zstdDecompressSync(delta.bytes.subarray(40), { dictionary: Buffer.from(script('old')) })
  expect([read.toString(), delta.bytes.length < 100]).toEqual([script('young'), true])

  const others = [having(script('another')), { ...having(script('old')), 'Accept-Encoding': 'br' }]
  for (const headers of others) expect((await get(`/${young.name}`, headers)).text).toBe(script('young'))
  const again = await get(`/${young.name}?retry`, having(script('old')))
  expect([again.headers['content-encoding'], again.text]).toEqual(['br', script('young')])
  expect((await get('/main.js')).headers['use-as-dictionary']).toBeUndefined()
})

test('PLT-077 where former files cannot be read whole ones are sent', async () => {
  const { files, name } = shellWith('alone')
  const get = await start(files, path.join(folder, 'alone', 'main.js'))
  for (let attempt = 0; attempt < 3; attempt++)
    expect((await get(`/${name}`, having(script('old')))).text).toBe(script('alone'))
})
