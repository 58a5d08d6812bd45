import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { temporaryFolder } from '../../testing/temporary-folder'
import { remoteNames, workspace } from '../build/packages'
import { makeCatalogueKeys } from '../store/catalogue/catalogue-signature'
import { catalogueKeysFrom } from '../store/catalogue/signing-keys'
import { folderStore } from '../store/folder-store'
import { announceHost } from '../store/versions/host-versions'
import { writeBuild } from '../testing/built-folder'
import { hostFixture } from '../testing/host-fixture'
import { passGate } from '../testing/published-fixture'
import { commands } from './commands'
import { runCommand } from './run-command'

const folder = temporaryFolder()
const store = folderStore(path.join(folder, 'store'))
const runs = 7

let env: NodeJS.ProcessEnv = {}
beforeAll(async () => {
  const { privateKey } = await makeCatalogueKeys()
  env = {
    ...process.env,
    SARV_STORE: store.address,
    SARV_BASE: 'http://cdn.localhost/{name}',
    SARV_SIGNING_KEY: JSON.stringify(privateKey),
  }
  await announceHost(store, hostFixture('1.0.0'), 'nima')
  for (const name of remoteNames()) {
    const dist = writeBuild(path.join(folder, name), name, { version: '1.0.0' })
    await sarv('publish', name, '--no-smoke', '--dist', dist)
    await passGate(store, catalogueKeysFrom(env), name, '1.0.0')
    await sarv('promote', `${name}@1.0.0`)
  }
})

async function sarv(...argv: string[]): Promise<void> {
  const code = await runCommand(
    argv,
    commands,
    { ...env, SARV_BY: 'nima' },
    { out: () => undefined, err: () => undefined },
  )
  expect([argv[0], code]).toEqual([argv[0], 0])
}

/** Milliseconds of a processor, user and system, that a run of Node takes; the mean of several, which load changes little. */
function computed(...args: readonly string[]): number {
  // The second line of `times` is of the shell's children.
  const script = `i=0; while [ $i -lt ${runs} ]; do "$@" >/dev/null || exit 1; i=$((i + 1)); done; times`
  const out = execFileSync('/bin/sh', ['-c', script, 'sh', process.execPath, ...args], {
    cwd: workspace,
    encoding: 'utf8',
    env,
  })
  const [, children = ''] = out.split('\n')
  const seconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => 60 * Number(minutes) + Number(rest),
  )
  return (1_000 * seconds.reduce((sum, one) => sum + one, 0)) / runs
}

/** Milliseconds of a processor: half of what a person waits at most, since they share the machine. */
const limit = 200
/** On a slower machine the limit is what this many starts of Node alone take. */
const starts = 3.3

test(`status of a signed catalogue takes less than ${limit} ms of a processor, where Node alone takes 60`, () => {
  computed('platform/delivery/cli/sarv.js', 'status')
  // What else a busy machine does only adds to a measurement.
  const least = (...args: readonly string[]) => Math.min(computed(...args), computed(...args))
  const [bare, status] = [least('-e', '0'), least('platform/delivery/cli/sarv.js', 'status')]
  expect(status).toBeLessThan(Math.max(limit, starts * bare))
})
