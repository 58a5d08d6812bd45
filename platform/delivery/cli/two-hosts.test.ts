import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { folderStore } from '../store/folder-store'
import { announceHost } from '../store/versions/host-versions'
import { writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { commands } from './commands'
import { runCommand } from './run-command'

const folder = mkdtempSync(path.join(tmpdir(), 'sarv-two-hosts-'))
afterAll(() => rmSync(folder, { recursive: true }))
const store = folderStore(path.join(folder, 'store'))

/** What the command says of a version that requires a contract: '' when it is published. */
async function refusalOf(version: string, platform: string): Promise<string> {
  const dist = writeBuild(path.join(folder, version), 'pma', { version, requires: { platform } })
  let out = ''
  const terminal = { out: (text: string) => (out += text), err: () => undefined }
  const argv = ['publish', 'pma', '--no-smoke', '--dist', dist]
  const code = await runCommand(argv, commands, { SARV_STORE: store.address, SARV_BY: 'nima' }, terminal)
  return code === 0 ? '' : (/SARV-\d+ {2}.*/.exec(out)?.[0] ?? `code ${code}`)
}

test('PLT-007 while tabs of the previous host are open a version must fit it and the live one', async () => {
  for (const contract of ['1.0.0', '1.9.0']) await announceHost(store, hostFixture(contract), 'nima')
  expect(await refusalOf('1.0.0', '^1.0.0')).toBe('')
  expect(await refusalOf('1.1.0', '^1.9.0')).toBe(
    'SARV-401  It requires ^1.9.0; the other host 1.0.0-test keeps 1.0.0.',
  )
  expect(await refusalOf('1.2.0', '~1.0.0')).toBe('SARV-401  It requires ~1.0.0; the live host 1.9.0-test keeps 1.9.0.')
  await announceHost(store, hostFixture('1.9.1'), 'nima')
  expect(await refusalOf('1.1.0', '^1.9.0')).toBe('')
})
