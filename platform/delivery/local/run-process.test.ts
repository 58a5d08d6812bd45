import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { freePort } from '../../testing/free-port'
import { temporaryFolder } from '../../testing/temporary-folder'
import { waitUntil } from '../../testing/wait-until'
import { workspace } from '../build/packages'
import { runProcess } from './run-process'

const folder = temporaryFolder()
const served = path.join(folder, 'served.mjs')

beforeAll(() => {
  writeFileSync(
    served,
    `import { createServer } from 'node:http'
     createServer((_, response) => response.end('ok')).listen(Number(process.env.PORT))`,
  )
})

const planFor = (port: number) => ({
  name: 'served',
  command: [served],
  env: { PORT: String(port) },
  ready: `http://localhost:${port}/`,
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Resolves when no process listens there any more. */
function silence(port: number): Promise<void> {
  return waitUntil(async () => {
    const line = connect(port, 'localhost')
    const answered = await new Promise<boolean>((resolve) => {
      line.once('connect', () => resolve(true)).once('error', () => resolve(false))
    })
    line.destroy()
    return !answered
  })
}

test('a process is started when it answers, and ended when it is stopped', async () => {
  const port = await freePort()
  const running = await runProcess(planFor(port))
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('ok')
  await running.stop()
  await silence(port)
})

test('where another process answers already, nothing is started and the line says which port', async () => {
  const stranger = createServer((_, response) => response.end('stranger')).listen(await freePort())
  await once(stranger, 'listening')
  const { port } = stranger.address() as AddressInfo
  await expect(runProcess(planFor(port))).rejects.toThrow(`port ${port} is taken by another process`)
  await new Promise((resolve) => stranger.close(resolve))
})

test.each([
  ['at once', false, 'was started'],
  ['while it is not ready, with its port open', true, 'mortal did not start'],
])('a process that opens its port and ends %s', async (_, opensEarly, outcome) => {
  const mortal = path.join(folder, 'mortal.mjs')
  writeFileSync(
    mortal,
    `import { createServer } from 'node:http'
     createServer(() => undefined).listen(Number(process.env.PORT), () => process.exit(7))`,
  )
  const plan = { ...planFor(await freePort()), name: 'mortal', command: [mortal], opensEarly }
  const started = runProcess(plan).then(({ ended }) => ended.then((how) => `was started, ${how}`))
  expect(await started.catch(({ message }) => message)).toContain(outcome)
})

test('a process whose parent is killed while it computes takes no port afterwards', async () => {
  const slow = path.join(folder, 'slow.mjs')
  const began = path.join(folder, 'began')
  const opened = path.join(folder, 'opened')
  writeFileSync(
    slow,
    `import { writeFileSync } from 'node:fs'
     import { createServer } from 'node:http'
     writeFileSync(${JSON.stringify(began)}, String(process.pid))
     const { ppid } = process
     while (process.ppid === ppid);
     if (createServer().listen(Number(process.env.PORT)).listening) writeFileSync(${JSON.stringify(opened)}, '')`,
  )
  const plan = { ...planFor(await freePort()), command: [slow] }
  const code = `import { runProcess } from './platform/delivery/local/run-process.ts'
    await runProcess(${JSON.stringify(plan)})`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], { cwd: workspace })
  await waitUntil(() => existsSync(began) && readFileSync(began, 'utf8') !== '')
  parent.kill('SIGKILL')
  const pid = Number(readFileSync(began, 'utf8'))
  await waitUntil(() => !isAlive(pid))
  expect(existsSync(opened)).toBe(false)
})

test('a parent that is killed takes its processes along', async () => {
  const port = await freePort()
  const code = `import { runProcess } from './platform/delivery/local/run-process.ts'
    await runProcess(${JSON.stringify(planFor(port))})
    console.log('runs')`
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(parent.stdout, 'data')
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('ok')
  parent.kill('SIGKILL')
  await silence(port)
})
