import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import { freePort } from '../../testing/free-port'
import { temporaryFolder } from '../../testing/temporary-folder'
import { waitUntil } from '../../testing/wait-until'
import { workspace } from '../build/packages'
import { runProcess } from './run-process'
import { supervise } from './supervise'

const folder = temporaryFolder()
const mortal = path.join(folder, 'mortal.mjs')
const policy = { pause: 1, quick: 60_000, most: 3 }

/** Serves its process id, and ends with words on /end; with AT_ONCE as soon as it is ready, which is before any answer. */
beforeAll(() => {
  writeFileSync(
    mortal,
    `import { createServer } from 'node:http'
     const end = () => process.stderr.write('Error: what ended it\\n    at somewhere\\n', () => process.exit(7))
     createServer(({ url }, response) => {
       response.end(String(process.pid), () => url === '/end' && end())
     }).listen(Number(process.env.PORT), () => process.env.AT_ONCE && end())`,
  )
})

async function plan(env: Readonly<Record<string, string>> = {}) {
  const port = await freePort()
  const ready = `http://localhost:${port}/`
  return { name: 'mortal', command: [mortal], env: { ...env, PORT: String(port) }, ready }
}

/** Resolves as soon as another process answers there. */
async function pidAfter(address: string, before: string): Promise<string> {
  let pid = before
  await waitUntil(async () => {
    pid = await fetch(address).then(
      (response) => response.text(),
      () => before,
    )
    return pid !== before
  })
  return pid
}

test('a process that ends by itself runs again, and one line says how it ended', async () => {
  const mortalPlan = await plan()
  const said: string[] = []
  const kept = await supervise(
    () => runProcess(mortalPlan),
    (line) => said.push(line),
    policy,
  )
  const first = await (await fetch(mortalPlan.ready)).text()
  await fetch(`${mortalPlan.ready}end`)
  expect(await pidAfter(mortalPlan.ready, first)).toMatch(/^\d+$/)
  expect(said).toEqual(['mortal ended by itself and is started again (code 7, Error: what ended it)'])
  await kept.stop()
  await expect(fetch(mortalPlan.ready)).rejects.toThrow()
  expect(said).toHaveLength(1)
})

/** So many processes that end as soon as they run, then one that goes on. */
function shortLived(lives: number) {
  let started = 0
  return async () => {
    started++
    const ended = started <= lives ? Promise.resolve(`code ${started}, no more`) : new Promise<string>(() => undefined)
    return { name: 'short', pid: 1, ended, stop: async () => undefined }
  }
}

test('a process that dies again and again is given up, with its last words', async () => {
  const said: string[] = []
  const { givenUp } = await supervise(shortLived(3), (line) => said.push(line), policy)
  expect(await givenUp).toBe('short ended 3 times within seconds of its start and is given up (code 3, no more)')
  expect(said).toHaveLength(2)
})

test('a restart that fails counts as a death', async () => {
  const start = shortLived(1)
  let isFirst = true
  const once = () => {
    if (!isFirst) return Promise.reject(new Error('port 3000 is taken'))
    isFirst = false
    return start()
  }
  const { givenUp } = await supervise(once, () => undefined, policy)
  expect(await givenUp).toContain('ended 3 times within seconds of its start and is given up (port 3000 is taken)')
})

test('a process that lives long enough every time is never given up', async () => {
  const said: string[] = []
  const ten = new Promise<void>((resolve) => {
    void supervise(shortLived(10), (line) => said.push(line) === 10 && resolve(), { ...policy, quick: 0 })
  })
  await ten
  expect(said.at(-1)).toBe('short ended by itself and is started again (code 10, no more)')
})

test('a process that does not start the first time is not tried again', async () => {
  const failing = () => Promise.reject(new Error('port 3000 is taken'))
  await expect(supervise(failing, () => undefined, policy)).rejects.toThrow('port 3000 is taken')
})

test('a command whose process cannot be kept running ends with 1 and says which and why', async () => {
  const mortalPlan = { ...(await plan({ AT_ONCE: '1' })), aloud: 'errors' }
  const code = `import { runProcess } from './platform/delivery/local/run-process.ts'
    import { untilInterrupted } from './platform/delivery/local/terminal.ts'
    await untilInterrupted(({ keep }) => keep(() => runProcess(${JSON.stringify(mortalPlan)})))`
  const command = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, err] = ['', '']
  command.stdout.setEncoding('utf8').on('data', (text: string) => (out += text))
  command.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  expect(await once(command, 'close')).toEqual([1, null])
  expect(out.match(/mortal ended by itself/g)).toHaveLength(4)
  expect(err.match(/^Error: what ended it\n {4}at somewhere$/gm)).toHaveLength(5)
  expect(err).toMatch(/^mortal ended 5 times .* is given up \(code 7, Error: what ended it\)\n$/m)
})
