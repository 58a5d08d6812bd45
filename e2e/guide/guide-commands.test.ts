import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { remoteNames } from '@sarv/platform/delivery/build/packages'
import { commands as all } from '@sarv/platform/delivery/cli/commands'
import { runCommand } from '@sarv/platform/delivery/cli/run-command'
import { deliverBuilds } from '@sarv/platform/delivery/local/deliver-builds'
import { folderOf, servedAt } from '@sarv/platform/delivery/local/platform-plan'
import { openStore } from '@sarv/platform/delivery/store/open-store'
import { announceHost } from '@sarv/platform/delivery/store/versions/host-versions'
import { writeBuild } from '@sarv/platform/delivery/testing/built-folder'
import { hostFixture } from '@sarv/platform/delivery/testing/host-fixture'
import { passGate } from '@sarv/platform/delivery/testing/published-fixture'
import { consoleCommands, withPlaceholders } from './console-commands'

// The commands of docs/for-teams.md over a store with five remotes, as `pnpm start` leaves it, with small builds instead of
// real ones and no browser. `clean-clone.test.ts` runs the same in a fresh clone, with nothing left out.

const root = path.resolve(import.meta.dirname, '../..')
const guide = readFileSync(path.join(root, 'docs/for-teams.md'), 'utf8')
/** Those that end by themselves and need neither a workspace of their own nor a browser. */
const commands = consoleCommands(guide)
  .filter(({ line }) => !/^pnpm sarv (?:create|dev|console)\b/.test(line))
  .map(({ line, output }) => [line, output] as const)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-guide-'))
const store = path.join(folder, '.data/store')
/** The versions that the guide publishes, in its order: the second one without a block of its own. */
const published = [...new Set(guide.match(/(?<=savings@)1\.0\.0-[0-9a-f]{8}/g))]

const build = (name: string, version: string, owner: string) =>
  writeBuild(path.join(folder, name, version, 'dist'), name, { version, owner })

beforeAll(async () => {
  const opened = await openStore(store)
  await announceHost(opened, { ...hostFixture('1.0.0'), version: '1.0.0-8fb77b49' }, 'pnpm start')
  const remotes = remoteNames().map((name) => {
    const { owner } = JSON.parse(readFileSync(path.join(folderOf(name), 'remote.json'), 'utf8'))
    return { folder: path.dirname(build(name, '1.0.0-0a1b2c3d', owner)), base: servedAt(name) }
  })
  await deliverBuilds(opened, remotes)
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What one line prints, as a terminal shows both of its streams. */
async function printed(line: string): Promise<string> {
  let text = ''
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
  const write = (more: string) => {
    text += more
  }
  const env = { SARV_STORE: store, SARV_BY: 'savings-team' }
  await runCommand(words.slice(2), all, env, { out: write, err: write })
  return text
}

async function publish(version = ''): Promise<string> {
  const dist = build('savings', version, 'savings-team')
  const text = await printed(`pnpm sarv publish savings --no-smoke --dist ${dist}`)
  await passGate(await openStore(store), {}, 'savings', version)
  return text
}

/** Lines of a build and of a browser. */
const isReal = (line: string) => /^Building |built in |^Opening |smoke test|^No browser has opened it/.test(line)
const withoutReal = (output: string) =>
  output
    .split('\n')
    .filter((line) => !isReal(line))
    .join('\n')
/** The names of what the doctor looks at; what it finds is this machine's. */
const checkNames = (output: string) => [...output.matchAll(/^ {2}[✓✗] (.*)$/gm)].map(([, name]) => name)

test('the guide publishes two versions', () => {
  expect(published).toHaveLength(2)
  expect(commands.length).toBeGreaterThan(9)
})

test.each(commands)('%s prints what docs/for-teams.md shows', async (line, output) => {
  const [, , command = ''] = line.split(' ')
  if (command === 'publish') {
    expect(withPlaceholders(withoutReal(await publish(published[0])))).toBe(withPlaceholders(withoutReal(output)))
    return
  }
  if (command === 'doctor') {
    expect(checkNames(withPlaceholders(await printed(line)))).toEqual(checkNames(withPlaceholders(output)))
    return
  }
  // Before it the guide asks to change a word and to publish again.
  if (command === 'diff') await publish(published[1])
  expect(withPlaceholders(await printed(line))).toBe(withPlaceholders(output))
})
