import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { catalogue } from '../../contract/catalogue'
import { temporaryFolder } from '../../testing/temporary-folder'
import { createRemote } from '../cli/create-remote'
import type { Fault } from '../development/fault'
import { followManifests } from './follow-manifests'

let room: string
let end: () => void = () => {}

beforeEach(() => {
  room = temporaryFolder()
})
afterEach(() => {
  end()
})

test('a route that is saved is in the catalogue; a manifest that cannot be used is named, and leaves it as it was', async () => {
  const folder = createRemote(room, { name: 'notes', title: { fa: 'یادداشت', en: 'Notes' }, plain: true })
  const file = path.join(room, 'catalogue.json')
  const reads: Fault[][] = []
  let heard = () => {}
  end = followManifests([{ folder, base: 'http://localhost:3006' }], file, (faults) => {
    reads.push(faults)
    heard()
  })
  const written = () => catalogue.parse(JSON.parse(readFileSync(file, 'utf8')))
  const paths = () => written().remotes[0]?.current.routes.map((route) => route.path)
  const untilRead = async (isMeant: () => boolean) => {
    while (!isMeant()) await new Promise<void>((resolve) => (heard = resolve))
  }
  expect(paths()).toEqual(['/notes'])
  const { revision } = written()

  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'))
  const [first] = manifest.routes
  const save = (routes: object[]) =>
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify({ ...manifest, routes }))
  save([first, { ...first, path: '/notes/new' }])
  await untilRead(() => paths()?.length === 2)
  expect(paths()).toEqual(['/notes', '/notes/new'])
  expect(written().revision).toBeGreaterThan(revision)

  writeFileSync(path.join(folder, 'remote.json'), '{')
  await untilRead(() => reads.at(-1)?.length === 1)
  expect(reads.at(-1)).toEqual([
    { kind: 'manifest', file: 'remote-notes/remote.json', message: expect.stringContaining('JSON') },
  ])
  save([{ ...first, path: '/callback' }])
  await untilRead(() => reads.at(-1)?.[0]?.message.includes('/callback') === true)
  expect(paths()).toEqual(['/notes', '/notes/new'])
  save([first])
  await untilRead(() => reads.at(-1)?.length === 0)
  expect(paths()).toEqual(['/notes'])
})
