import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '../../testing/free-port'
import { waitUntil } from '../../testing/wait-until'
import { workspace } from '../build/packages'
import { createRemote } from '../cli/create-remote'
import { readFindings } from '../development/development-state'
import type { Fault } from '../development/fault'
import { manifestFault } from '../store/catalogue/local-catalogue'
import { fromSources, type RunningProcess, runProcess } from './run-process'

let room: string
let folder: string
let running: RunningProcess | undefined

beforeEach(() => {
  // Inside the workspace, where its bundler is found.
  room = mkdtempSync(path.join(workspace, 'node_modules', '.cache-develop-'))
  folder = createRemote(room, { name: 'notes', title: { fa: 'یادداشت', en: 'Notes' }, plain: true })
})
afterEach(async () => {
  await running?.stop()
  rmSync(room, { recursive: true })
})

test('a remote with a bundler of its own is developed like the others: served as it is, again after a save', async () => {
  const port = await freePort()
  const findings = path.join(room, 'findings')
  const at = `http://localhost:${port}/development/`
  running = await runProcess({
    name: 'remote-notes',
    command: fromSources('platform/delivery/local/develop-remote.ts', folder),
    env: { PORT: String(port), SARV_DEVELOPMENT: findings },
    ready: `${at}remoteEntry.js`,
  })
  const screenOf = async () => {
    const entry = await (await fetch(`${at}remoteEntry.js`)).text()
    const [, file = ''] = /"\.\/(lifecycles\.\w+\.js)"/.exec(entry) ?? []
    return (await fetch(`${at}${file}`)).text()
  }
  expect(await screenOf()).toContain('/home')
  const file = path.join(folder, 'src/welcome.js')
  writeFileSync(file, readFileSync(file, 'utf8').replace('/home', '/funds'))
  await waitUntil(async () => (await screenOf()).includes('/funds'))

  // What does not build is told in the bundler's words, and the build before stays.
  const untilFound = (isMeant: (faults: readonly Fault[]) => boolean) =>
    waitUntil(() => isMeant(readFindings(findings).flatMap(({ faults }) => faults)))
  const sound = readFileSync(file, 'utf8')
  writeFileSync(file, `${sound}}`)
  await untilFound(([fault]) => fault?.file === 'remote-notes' && fault.message.includes('src/welcome.js'))
  expect(await screenOf()).toContain('/funds')
  writeFileSync(file, sound)
  await untilFound((faults) => faults.length === 0)
})

test('a remote.json that cannot be read is named with what is wrong about it', () => {
  expect(manifestFault(folder)).toBeUndefined()
  const file = path.join(folder, 'remote.json')
  const manifest = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify({ ...manifest, name: 'No Name' }))
  expect(manifestFault(folder)).toMatch(/name/)
  writeFileSync(file, '{')
  expect(manifestFault(folder)).toMatch(/JSON/)
})
