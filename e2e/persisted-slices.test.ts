import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { remoteManifest } from '@sarv/platform/contract/manifest'
import { remoteFolders, workspace } from '@sarv/platform/delivery/build/packages'
import { outboxSlices } from '@sarv/shared/storage/outbox-slices'

/** Slices of the shell itself. */
const ofShell = ['general', 'deviceInfo']

const ofRemotes = remoteFolders().flatMap(
  (folder) => remoteManifest.parse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8'))).storage,
)

test('PLT-028 D-71 the persisted slices are exactly the shell’s own and those that a remote of the house keeps', () => {
  const requirements = readFileSync(path.join(workspace, 'docs/requirements.md'), 'utf8')
  const [, named = ''] = /^\| PLT-028 \|.*something writes: ([^;]+);/m.exec(requirements) ?? []
  const slices = named
    .replace(/ \(D-\d+\)/, '')
    .replace('device info', 'deviceInfo')
    .split(', ')
  expect([...ofShell, ...ofRemotes].toSorted()).toEqual(slices.toSorted())
})

test('D-204 an outbox lies in a slice that a remote keeps', () =>
  expect(ofRemotes).toEqual(expect.arrayContaining([...outboxSlices])))
