import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { freePort } from '../../testing/free-port'
import { temporaryFolder } from '../../testing/temporary-folder'
import { workspace } from '../build/packages'
import { compiled, runProcess } from '../local/run-process'
import { writeBuild } from '../testing/built-folder'

const folder = temporaryFolder()

const program = 'platform/delivery/serve/serve-remotes-main.ts'

/** The folder of a remote's versions, with one version in it. */
function versionsOf(name: string): string {
  const versions = path.join(folder, name)
  writeBuild(path.join(versions, '1.0.0'), name, { version: '1.0.0' })
  return versions
}

test('one process serves each remote from an origin of its own, and none of another’s', async () => {
  const [pma, bank] = [await freePort(), await freePort()]
  const served = await runProcess({
    name: 'remotes',
    command: compiled(program, `${pma}:${versionsOf('pma')}`, `${bank}:${versionsOf('bank')}`),
    env: {},
    ready: `http://localhost:${bank}/health`,
  })
  const nameAt = async (port: number) =>
    (await (await fetch(`http://localhost:${port}/1.0.0/platform.json`)).json()).name
  expect([await nameAt(pma), await nameAt(bank)]).toEqual(['pma', 'bank'])
  await served.stop()
})

test('where one of the ports is taken none is served, and the process ends and says which', async () => {
  const [one, taken] = [await freePort(), await freePort()]
  const first = await runProcess({
    name: 'first',
    command: compiled(program, `${taken}:${folder}`),
    env: {},
    ready: `http://localhost:${taken}/health`,
  })
  const second = spawn(process.execPath, compiled(program, `${one}:${folder}`, `${taken}:${folder}`), {
    cwd: workspace,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  second.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  expect(await once(second, 'close')).toEqual([1, null])
  expect(said).toContain(`Port ${taken} is taken by another process.`)
  await first.stop()
})
