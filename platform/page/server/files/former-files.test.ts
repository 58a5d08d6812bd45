import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { buildsWith, keepShellFiles } from '../../../delivery/store/versions/shell-files'
import { temporaryFolder } from '../../../testing/temporary-folder'
import { type Settings, settingsFrom } from '../settings'
import { startDocumentServer } from '../testing/page-client'
import { writeShell } from '../testing/shell-fixture'

const folder = temporaryFolder()
const store = path.join(folder, 'store')

const day = 86_400_000
const now = Date.parse('2026-11-27T12:00:00Z')
const [first, second] = [
  { version: 'a', files: ['a.js'] },
  { version: 'b', files: ['b.js'] },
]

test('F25 a build that was replaced is kept for two weeks from then on, however long it ran', () => {
  const replaced = { ...first, replacedAt: '2026-11-27T12:00:00.000Z' }
  expect(buildsWith([first], second, now)).toEqual([second, replaced])
  expect(buildsWith([second, replaced], second, now + 13 * day)).toEqual([second, replaced])
  expect(buildsWith([second, replaced], second, now + 14 * day)).toEqual([second])
  // Taken back: it is the newest again.
  expect(buildsWith([second, replaced], first, now)).toEqual([first, { ...second, replacedAt: replaced.replacedAt }])
})

/** A shell of one more file, which another one does not have. */
function shellWith(name: string): string {
  const files = writeShell(path.join(folder, name))
  const file = `late.${name}.js`
  writeFileSync(path.join(files, file), `export const shell = '${name}'\n`)
  writeFileSync(path.join(files, 'workers.json'), JSON.stringify({ files: [{ path: file, integrity: 'sha256-' }] }))
  return files
}

const catalogue = path.join(folder, 'none.json')

async function start(files: string, settings: Partial<Settings> = { shellStore: store }) {
  if (settings.shellStore === store) await keepShellFiles(store, files)
  const { origin } = await startDocumentServer({ SARV_FILES: files, SARV_CATALOGUE: catalogue }, settings)
  return (place: string) => fetch(origin + place)
}

test('F25 two servers with two shells serve the files of both, as their own', async () => {
  const [old, young] = ['0a1b2c3d', '4e5f6a7b']
  const ask = [await start(shellWith(old)), await start(shellWith(young))]
  for (const get of ask)
    for (const name of [old, young]) {
      const response = await get(`/late.${name}.js`)
      expect([response.status, await response.text()]).toEqual([200, `export const shell = '${name}'\n`])
      expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    }
  for (const place of ['/late.ffffffff.js', '/builds.json', '/late.js', '/files/late.0a1b2c3d.js'])
    expect([place, (await ask[1]?.(place))?.status]).toEqual([place, 404])
})

test('F25 the files of a build that was replaced long ago are removed, those that the newest has too stay', async () => {
  const kept = path.join(folder, 'pruned')
  const [old, young] = [shellWith('11111111'), shellWith('22222222')]
  writeFileSync(path.join(young, 'late.11111111.js'), "export const shell = '11111111'\n")
  await keepShellFiles(kept, old, now)
  const both = ['late.11111111.js', 'late.22222222.js'].map((file) => ({ path: file, integrity: 'sha256-' }))
  writeFileSync(path.join(young, 'workers.json'), JSON.stringify({ files: both }))
  await keepShellFiles(kept, young, now)
  const third = shellWith('33333333')
  await keepShellFiles(kept, third, now)
  const files = () => readdirSync(path.join(kept, 'shell/files')).sort()
  expect(files()).toEqual(['late.11111111.js', 'late.22222222.js', 'late.33333333.js'])
  await keepShellFiles(kept, third, now + 14 * day)
  expect(files()).toEqual(['late.33333333.js'])
})

test('F25 where nothing keeps former files they are 404, and 503 while their list cannot be read', async () => {
  const none = await start(shellWith('55555555'), {})
  expect((await none('/late.0a1b2c3d.js')).status).toBe(404)
  const broken = path.join(folder, 'broken')
  await keepShellFiles(broken, shellWith('66666666'))
  const revisions = path.join(broken, '.revisions', encodeURIComponent('shell/builds.json'))
  for (const revision of readdirSync(revisions)) writeFileSync(path.join(revisions, revision), '{')
  const get = await start(shellWith('77777777'), { shellStore: broken })
  expect((await get('/late.66666666.js')).status).toBe(503)
})

test('F25 with a catalogue in a store its former shells lie there too', () => {
  expect(settingsFrom({ SARV_CATALOGUE: 'store:/srv/store' }).shellStore).toBe('/srv/store')
  expect(settingsFrom({ SARV_CATALOGUE: '/srv/catalogue.json' }).shellStore).toBeUndefined()
  expect(settingsFrom({ SARV_CATALOGUE: '/srv/catalogue.json', SARV_FORMER_FILES: '/srv/former' }).shellStore).toBe(
    '/srv/former',
  )
})
