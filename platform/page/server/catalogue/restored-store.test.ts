import { cpSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { commands } from '../../../delivery/cli/commands'
import { runCommand } from '../../../delivery/cli/run-command'
import { catalogueKey } from '../../../delivery/store/catalogue/catalogue-path'
import { openStore } from '../../../delivery/store/open-store'
import { waitUntil } from '../../../testing/wait-until'
import { startDocumentServer } from '../testing/page-client'
import { servedFolder } from '../testing/served-folder'

const { folder, env } = servedFolder()
const store = path.join(folder, 'store')
const copy = path.join(folder, 'copy')
const start = () => startDocumentServer({ ...env, SARV_CATALOGUE: `store:${store}` })

async function sarv(...argv: string[]) {
  let said = ''
  const terminal = { out: (text: string) => (said += text), err: (text: string) => (said += text) }
  return { code: await runCommand(argv, commands, { SARV_STORE: store, SARV_BY: 'nima' }, terminal), said }
}

test('F23 a store that was restored from an old copy is told by the doctor, and is above its servers by one renewal', async () => {
  const { origin } = await start()
  const inDoctor = async () => (await sarv('doctor', '--against', origin)).said
  await sarv('renew')
  cpSync(store, copy, { recursive: true })
  for (let change = 0; change < 5; change += 1) await sarv('renew')
  expect(await inDoctor()).toContain(`✓ document server ${origin}`)
  rmSync(store, { recursive: true })
  cpSync(copy, store, { recursive: true })

  const found = await inDoctor()
  expect(found).toMatch(/✗ document server .*SARV-513/s)
  expect(found).toContain(`${origin} has revision 6 and refuses revision 1 of the store as older`)
  expect(found).not.toContain('Nothing is wrong')

  expect(await sarv('renew', '--above', '6')).toMatchObject({
    code: 0,
    said: expect.stringContaining('Revision 7 is in'),
  })
  expect(await inDoctor()).toContain(`✓ document server ${origin}`)
  expect((await sarv('audit', '--limit', '2')).said).toMatch(/^7 .*^1 /ms)
  expect((await sarv('renew', '--above', '3')).said).toContain('Revision 8 is in')
})

test('F23 a server that cannot use the catalogue of the store tells the doctor why, and no address of it', async () => {
  const { origin, logged } = await start()
  const versions = async () => (await fetch(`${origin}/versions`)).json()
  const open = await openStore(store)
  const right = (await open.get(catalogueKey))?.body ?? new Uint8Array()
  const put = (body: string | Uint8Array) => open.put(catalogueKey, body, 'any')
  const { revision, ...rest } = JSON.parse(new TextDecoder().decode(right))
  const expired = { ...rest, revision: revision + 1, expires: '2020-01-01T00:00:00Z' }
  await put(JSON.stringify(expired))
  const refusal = `revision ${expired.revision} expired at ${expired.expires}`
  await waitUntil(async () => (await versions()).refusal === refusal)
  expect((await sarv('doctor', '--against', origin)).said).toContain(`It says: ${refusal}.`)

  await open.remove(catalogueKey)
  await waitUntil(async () => {
    expect(JSON.stringify(await versions())).not.toContain(folder)
    return logged.some((line) => line.includes(`no catalogue in`))
  })
  await put(right)
  await waitUntil(async () => (await versions()).refusal === undefined)
  expect((await sarv('doctor', '--against', origin)).said).toContain(`✓ document server ${origin}`)
})

test('F23 an answer of another server is reported as such', async () => {
  expect((await sarv('doctor', '--against', 'http://127.0.0.1:9')).said).toContain(
    'does not respond as a document server',
  )
  expect(await sarv('doctor', '--against', 'app.example.ir')).toMatchObject({ code: 2 })
  expect((await sarv('doctor')).said).not.toContain('SARV-513')
})
