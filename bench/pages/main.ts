import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { workspace } from '@sarv/delivery/build/packages'
import { catalogueKey } from '@sarv/delivery/store/catalogue/catalogue-path'
import { openStore } from '@sarv/delivery/store/open-store'
import { remotesFixture } from '@sarv/host/server/testing/catalogue-fixture'
import { writeShell } from '@sarv/host/server/testing/shell-fixture'
import { median } from '../statistics'
import { pace, saturate } from './load'
import { type SavedResponse, type ServerProcess, serverProcess } from './server-process'

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
const milliseconds = Number(values.seconds) * 1_000
const port = Number(values.port)
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-bench-'))

const store = path.join(folder, 'store')
const remotes = remotesFixture(Number(values.remotes))
const catalogue = { revision: 1, issued: new Date().toISOString(), remotes }
const about = { contentType: 'application/json', cacheControl: '' }
await (await openStore(store)).put(catalogueKey, Buffer.from(JSON.stringify(catalogue)), about, 'absent')
const files = writeShell(path.join(folder, 'shell'), { react: '19.3.1', '@sarv/shared/platform': '1.0.0' })
const target = { path: '/remote0000', connections: 32 }

const pages = await serverProcess(path.join(workspace, 'host/server/main.ts'), [], port, {
  PORT: String(port),
  SARV_CATALOGUE: `store:${store}`,
  SARV_FILES: files,
})
const saved = path.join(folder, 'response.json')
writeFileSync(saved, JSON.stringify(await responseOf(port)))
const bare = await serverProcess(path.join(import.meta.dirname, 'bare-server.ts'), [saved, String(port + 1)], port + 1)

try {
  const rates: { pages: number[]; bare: number[] } = { pages: [], bare: [] }
  const costs: { pages: number[]; bare: number[] } = { pages: [], bare: [] }
  // The first round warms up.
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const [name, server] of round % 2
      ? ([
          ['bare', bare],
          ['pages', pages],
        ] as const)
      : ([
          ['pages', pages],
          ['bare', bare],
        ] as const)) {
      const before = server.computed()
      const rate = await saturate({ ...target, port: server.port, milliseconds })
      if (round === 0) continue
      rates[name].push(rate)
      costs[name].push((server.computed() - before) / (rate * Number(values.seconds)))
    }
  const [rate, bareRate] = [median(rates.pages), median(rates.bare)]
  const p99 = await latency(pages, bareRate * 0.15)
  const ratios = rates.pages.map((one, round) => one / (rates.bare[round] ?? Number.NaN))
  const lines = [
    `${values.remotes} remotes, load average ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')}`,
    `pages a second     ${rate.toFixed(0)} (bare ${bareRate.toFixed(0)})`,
    `of the bare rate   ${median(ratios).toFixed(2)} (${ratios.map((one) => one.toFixed(2)).join(' ')}), wanted 0.30`,
    `processor a page   ${median(costs.pages).toFixed(3)} ms (bare ${median(costs.bare).toFixed(3)}): ${(median(costs.bare) / median(costs.pages)).toFixed(2)} of the bare rate on a processor of its own`,
    `99 % within        ${p99.toFixed(1)} ms at ${(bareRate * 0.15).toFixed(0)} a second, wanted 10`,
    `resident memory    ${pages.memory().toFixed(0)} MB (bare ${bare.memory().toFixed(0)}), wanted 64 more at most`,
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
} finally {
  await Promise.all([pages.stop(), bare.stop()])
  rmSync(folder, { recursive: true })
}

/** 99th percentile at half of the rate that is wanted. */
async function latency(server: ServerProcess, rate: number): Promise<number> {
  const took = await pace({ ...target, port: server.port, milliseconds: milliseconds * 2 }, rate)
  return took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)] ?? Number.NaN
}

/** As it comes over the wire, compressed. */
function responseOf(from: number): Promise<SavedResponse> {
  const headers = { 'Accept-Encoding': 'br' }
  return new Promise((resolve, reject) => {
    get({ port: from, path: target.path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const sent = Object.entries(response.headers).filter(([name]) => !/^(date|connection|keep-alive)$/.test(name))
        resolve({
          headers: Object.fromEntries(sent) as Record<string, string>,
          body: Buffer.concat(parts).toString('base64'),
        })
      })
    }).on('error', reject)
  })
}
