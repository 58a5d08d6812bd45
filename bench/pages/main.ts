import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { catalogueKey } from '@sarv/platform/delivery/store/catalogue/catalogue-path'
import { openStore } from '@sarv/platform/delivery/store/open-store'
import { remotesFixture } from '@sarv/platform/page/server/testing/catalogue-fixture'
import { writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import autocannon from 'autocannon'
import { median } from '../statistics'
import { documentServer, startServer } from './start-server'

/**
 * `pnpm bench:pages [--rounds 5] [--seconds 3] [--remotes 5] [--port 4700]`: pages of the document server beside a bare
 * `node:http` that sends the same bytes, in turns in one run.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    remotes: { type: 'string', default: '5' },
    port: { type: 'string', default: '4700' },
  },
})
const duration = Number(values.seconds)
const port = Number(values.port)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))
const headers = { 'accept-encoding': 'br', 'sec-fetch-mode': 'navigate' }
const urlOf = (of: number) => `http://127.0.0.1:${of}/remote0000`

const store = path.join(folder, 'store')
const remotes = remotesFixture(Number(values.remotes))
const catalogue = { revision: 1, issued: new Date().toISOString(), remotes }
const about = { contentType: 'application/json', cacheControl: '' }
await (await openStore(store)).put(catalogueKey, Buffer.from(JSON.stringify(catalogue)), about, 'absent')
const files = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })

const pages = await startServer(documentServer, urlOf(port), {
  PORT: String(port),
  SARV_CATALOGUE: `store:${store}`,
  SARV_FILES: files,
})
const source = path.join(folder, 'bare.mjs')
writeFileSync(
  source,
  `import { createServer, get } from 'node:http'
import { buffer } from 'node:stream/consumers'
get('${urlOf(port)}', { headers: ${JSON.stringify(headers)} }, async (page) => {
  const { date, connection, 'keep-alive': keepAlive, ...sent } = page.headers
  const body = await buffer(page)
  createServer((_, response) => response.writeHead(200, sent).end(body)).listen(${port + 1}, '127.0.0.1')
})`,
)
const bare = await startServer(source, urlOf(port + 1))

const measured = {
  pages: { rates: [] as number[], costs: [] as number[] },
  bare: { rates: [] as number[], costs: [] as number[] },
}
try {
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [name, server] of Object.entries({ pages, bare }) as ['pages' | 'bare', ChildProcess][]) {
      const before = computed(server)
      const { requests, non2xx } = await autocannon({
        url: urlOf(name === 'pages' ? port : port + 1),
        headers,
        duration,
        connections: 32,
      })
      if (non2xx > 0) throw new Error(`Responses of ${name}: expected 2xx, got ${non2xx} others.`)
      if (round === 0) continue
      measured[name].rates.push(requests.average)
      measured[name].costs.push((computed(server) - before) / requests.total)
    }
  const rate = (of: 'pages' | 'bare') => median(measured[of].rates)
  const cost = (of: 'pages' | 'bare') => median(measured[of].costs)
  const overallRate = Math.round(rate('bare') * 0.15)
  const { latency } = await autocannon({
    url: urlOf(port),
    headers,
    duration: duration * 2,
    connections: 32,
    overallRate,
  })
  const load = loadavg().map((one) => one.toFixed(1))
  const lines = [
    `${values.remotes} remotes, load average ${load.join(' ')}`,
    `pages a second     ${rate('pages').toFixed(0)} (bare ${rate('bare').toFixed(0)}): ${(rate('pages') / rate('bare')).toFixed(2)}`,
    `processor a page   ${cost('pages').toFixed(3)} ms (bare ${cost('bare').toFixed(3)}): ${(cost('bare') / cost('pages')).toFixed(2)} of the bare rate on a processor of its own`,
    `99 % within        ${latency.p99} ms at ${overallRate} a second, wanted 10`,
    `resident memory    ${memory(pages).toFixed(0)} MB (bare ${memory(bare).toFixed(0)}), wanted 64 more at most`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await Promise.all([pages, bare].map((server) => server.kill() && once(server, 'exit')))
  rmSync(folder, { recursive: true })
}

/** Resident memory, MB. */
function memory({ pid }: ChildProcess): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

/** Processor time that it has used, ms; the kernel counts hundredths of a second. */
function computed({ pid }: ChildProcess): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) * 10
}
