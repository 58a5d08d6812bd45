import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { Agent, get, type RequestOptions } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { accessTokenOf, freshPerson } from '@sarv/platform/testing/control'
import { compiledProgram } from '@sarv/shared/testing/compiled-program'
import { outputOf } from '@sarv/shared/testing/output-of'
import { startSandbox } from '@sarv/shared/testing/sandbox'
import { readEmbedded } from '../testing/embedded/read-embedded'

const startTimeout = 240_000
const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const parent = mkdtempSync(join(tmpdir(), 'sarv-embedded-'))
const whole = join(parent, 'whole')
let filePath = (_relation: string): string => ''
beforeAll(async () => {
  await (await startSandbox({ folder: whole })).stop()
  let rows: { name: string; path: string }[] = []
  await readEmbedded(whole, async (sql) => {
    rows = await sql.query(
      "select relname as name, pg_relation_filepath(oid) as path from pg_class where relnamespace = 'public'::regnamespace",
    )
  })
  filePath = (relation) => rows.find(({ name }) => name === relation)?.path ?? ''
}, startTimeout)
afterAll(() => rmSync(parent, { recursive: true, force: true }))

const run = (folder: string): ChildProcess =>
  spawn(process.execPath, [...compiledProgram(main)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', SANDBOX_PORT: '0', SANDBOX_LOG: '0', DATA_DIR: folder },
  })

test(
  'SBX-019 who comes while forty calls wait for the embedded database is served among them',
  async () => {
    const { origins, stop } = await startSandbox()
    const token = await accessTokenOf(origins.inbox, await freshPerson(origins.inbox, { kind: 'investor' }))
    const agent = new Agent({ keepAlive: true })
    const served: string[] = []
    const call = async (name: string, options: RequestOptions, path: string) => {
      const [response] = await once(get(origins.api + path, options), 'response')
      await once(response.resume(), 'end')
      served.push(name)
    }
    const callAll = () => {
      const options = { agent, headers: { authorization: `Bearer ${token}` } }
      return Array.from({ length: 40 }, () => call('known', options, '/general/api/v1/under-way/'))
    }
    // Their connections are open before the newcomer comes.
    await Promise.all(callAll())
    served.length = 0
    await Promise.all([...callAll(), call('newcomer', { agent: false }, '/general/api/v1/settings/pwa/')])
    expect(served).toHaveLength(41)
    expect(served.indexOf('newcomer')).toBeLessThan(36)
    agent.destroy()
    await stop()
  },
  startTimeout,
)

test(
  'SBX-019 starts that are killed while they write the first database: the next one opens it',
  async () => {
    const folder = join(parent, 'killed')
    for (const milliseconds of [0, 150]) {
      rmSync(folder, { recursive: true, force: true })
      const child = run(folder)
      while (child.exitCode === null && (!existsSync(folder) || readdirSync(folder).length < 2)) await setTimeout(1)
      await setTimeout(milliseconds)
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
      await readEmbedded(folder, async (sql) => expect(await sql.query('select from migration')).not.toEqual([]))
    }
  },
  startTimeout,
)

const damages: [string, (folder: string) => void][] = [
  ['an emptied control file', (folder) => truncateSync(join(folder, 'global/pg_control'))],
  ['a missing folder', (folder) => rmSync(join(folder, 'base'), { recursive: true })],
  ['an emptied table', (folder) => truncateSync(join(folder, filePath('fund')))],
  ['an emptied index', (folder) => truncateSync(join(folder, filePath('fund_pkey')))],
  [
    'a page of garbage',
    (folder) => {
      const file = join(folder, filePath('migration'))
      writeFileSync(file, Buffer.alloc(readFileSync(file).length, 0xa5))
    },
  ],
  [
    'a file in place of the folder',
    (folder) => {
      rmSync(folder, { recursive: true })
      writeFileSync(folder, '')
    },
  ],
]
test.each(damages)(
  'SBX-019 %s is one line that names the way out',
  async (_name, damage) => {
    const folder = mkdtempSync(join(parent, 'damaged-'))
    cpSync(whole, folder, { recursive: true })
    damage(folder)
    const child = run(folder)
    const output = outputOf(child)
    const [code] = await once(child, 'exit')
    const lines = output()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('oidc-provider'))
    expect(lines).toEqual([expect.stringMatching(/sandbox: cannot open the data in .*pnpm sandbox:reset/)])
    expect(code).toBe(1)
  },
  startTimeout,
)
