import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { compiled, type RunningProcess, runProcess } from '../../delivery/local/run-process'
import { filesFixture, writeBuild } from '../../delivery/testing/built-folder'
import { isDeep } from '../../testing/depth'
import { freePort } from '../../testing/free-port'
import { randomRuns } from '../../testing/random-runs'
import { rawRequest, requestBytes } from '../../testing/raw-request'
import { fuzzedRequest } from './testing/fuzzed-requests'
import { oddHeaders, oddRanges, oddTargets } from './testing/odd-requests'
import { servedFolder } from './testing/served-folder'
import { shellScript } from './testing/shell-fixture'

const { folder, env } = servedFolder()
const running: RunningProcess[] = []
afterAll(() => Promise.all(running.map((one) => one.stop())))

async function run(name: string, program: readonly string[], own: Readonly<Record<string, string>>): Promise<number> {
  const port = await freePort()
  const ready = `http://localhost:${port}/health`
  running.push(await runProcess({ name, command: compiled(...program), env: { ...own, PORT: String(port) }, ready }))
  return port
}

const remoteScript = String(filesFixture('bank', { version: '1.0.0' }).get('remoteEntry.js'))
const serveRemote = 'platform/delivery/serve/serve-remote-main.ts'

/** Every kind of server that strangers reach, as a process of its own: what ends it ends it here. */
const servers = [
  {
    name: 'the document server',
    file: '/main.js',
    text: shellScript,
    start: () => {
      const unsigned = { SARV_CATALOGUE_KEY: '', SARV_CATALOGUE_KEEP: '' }
      return run('host', ['platform/page/server/main.ts'], { ...env, ...unsigned, SARV_OVERRIDES: '1' })
    },
  },
  {
    name: 'the server of one build',
    file: '/1.0.0/remoteEntry.js',
    text: remoteScript,
    start: () => run('remote', [serveRemote, writeBuild(path.join(folder, 'build'), 'bank', { version: '1.0.0' })], {}),
  },
  {
    name: 'the server of a store’s versions',
    file: '/1.0.0/remoteEntry.js',
    text: remoteScript,
    start: () => {
      writeBuild(path.join(folder, 'versions/1.0.0'), 'bank', { version: '1.0.0' })
      return run('versions', [serveRemote, path.join(folder, 'versions')], {})
    },
  },
]

const runs = randomRuns(20, 60)
const tenRequests = fc.array(fuzzedRequest, { minLength: 10, maxLength: 10 })

const ports = new Map<string, number>()
beforeAll(async () => {
  await Promise.all(servers.map(async ({ name, start }) => ports.set(name, await start())))
})

describe.each(servers)('$name', ({ name, file, text }) => {
  /** What it sends back for those bytes: one response of kind 2xx or 4xx, and it is there for the next request too. */
  async function ask(bytes: string) {
    const port = ports.get(name) ?? 0
    const response = await rawRequest(port, bytes)
    const after = await rawRequest(port, requestBytes('/health'))
    expect([after.statuses, after.body]).toEqual([[200], 'ok\n'])
    expect(response.statuses.map(kindOf)).toEqual([expect.stringMatching(/2xx|4xx/)])
    return response
  }

  test.each(oddTargets.map(shortened))(
    'an odd request target costs one response and no server: %s',
    async (_, target) => {
      for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) await ask(requestBytes(target, undefined, method))
    },
  )

  test.each(oddHeaders.map((lines) => [lines.join(' | ').slice(0, 60), lines] as const))(
    'odd headers cost one response and no server: %s',
    async (_, lines) => {
      for (const target of ['/home', file]) await ask(requestBytes(target, lines))
    },
  )

  test('no bytes on the socket end the server or become an error', async () => {
    const port = ports.get(name) ?? 0
    const property = fc.asyncProperty(tenRequests, async (requests) => {
      const kinds = await Promise.all(
        requests.map(async ({ bytes, isWhole }) => {
          const { statuses } = await rawRequest(port, bytes, isWhole)
          return isWhole && statuses.length === 0 ? 'none' : statuses.map(kindOf)
        }),
      )
      expect(kinds.flat().filter((kind) => kind === 'none' || kind === '5xx')).toEqual([])
      expect((await rawRequest(port, requestBytes('/health'))).statuses).toEqual([200])
    })
    // What ended a server would look as if everything did.
    await fc.assert(property, { ...runs, endOnFailure: true })
    if (isDeep) process.stderr.write(`${name}: ${10 * runs.numRuns} requests, seed ${runs.seed}\n`)
  })

  test.each(oddRanges)('a range is sent, ignored or refused, and costs no server: %s → %j', async (range, sent) => {
    const { statuses, head, body } = await ask(requestBytes(file, ['Host: localhost', `Range: ${range}`]))
    if (sent === 'whole') expect([statuses, body]).toEqual([[200], text])
    else if (sent === 'nothing') {
      expect([statuses, body]).toEqual([[416], ''])
      expect(head).toContain(`Content-Range: bytes */${text.length}`)
    } else {
      const part = text.slice(...sent)
      expect([statuses, body]).toEqual([[206], part])
      const first = text.indexOf(part)
      expect(head).toContain(`Content-Range: bytes ${first}-${first + part.length - 1}/${text.length}`)
    }
  })
})

function kindOf(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

function shortened(target: string): readonly [string, string] {
  return [JSON.stringify(target.length > 60 ? `${target.slice(0, 20)}… (${target.length})` : target), target]
}
