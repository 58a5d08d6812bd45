import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from '@jest/globals'
import { workspace } from '../../../delivery/build/packages'
import { servedFolder } from '../testing/served-folder'
import { catalogueWarnings } from './catalogue-warnings'

const { env } = servedFolder()
let child: ChildProcess | undefined
afterAll(() => void child?.kill())

const key = { kty: 'OKP', crv: 'Ed25519', x: 'a' }

test.each([
  ['without a key', { keep: '/kept.json' }, ['SARV_CATALOGUE_KEY']],
  ['with a key and nothing that it keeps', { key }, ['SARV_CATALOGUE_KEEP']],
  ['with both', { key, keep: '/kept.json' }, []],
])('T2 a server %s is warned of what that leaves open', (_, settings, names) =>
  expect(catalogueWarnings(settings).map((line) => /SARV_\w+/.exec(line)?.[0])).toEqual(names),
)

test('T2 a server without a key says so when it starts', async () => {
  const host = spawn(process.execPath, ['--import', 'tsx', 'platform/page/server/main.ts'], {
    cwd: workspace,
    env: { ...process.env, ...env, SARV_CATALOGUE_KEY: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child = host
  const [line] = await once(createInterface(host.stdout), 'line')
  expect(line).toContain('Catalogues are taken unsigned')
})
