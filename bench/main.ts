import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { buildAll } from '@sarv/delivery/build/build-all'
import { findChromium } from '@sarv/e2e/platform/find-chromium'
import { type Comparison, compare } from './compare'
import { limitsBroken } from './limits'
import { buildMonolith } from './monolith/build-monolith'
import { keepReport } from './report'
import { tableOf } from './table'

/**
 * `pnpm bench [--rounds 15] [--json] [--gate] [--port 4300]`: the same sources delivered in two ways, side by side in
 * Chromium. `--gate` takes only the figures that are the same in every run, and fails where one leaves its limits.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    port: { type: 'string', default: '4300' },
    json: { type: 'boolean', default: false },
    gate: { type: 'boolean', default: false },
  },
})
const say = (line: string) => process.stderr.write(`${line}\n`)
const rounds = values.gate ? 0 : Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 0) throw new Error('--rounds takes a number')

await buildAll(say)
await buildMonolith(say)
const browser = await chromium.launch({
  executablePath: findChromium(say),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
})
let compared: Comparison
try {
  compared = await compare(browser, { rounds, port: Number(values.port), say })
} finally {
  await browser.close()
}
const file = keepReport(compared)
process.stdout.write(values.json ? `${JSON.stringify(compared, undefined, 2)}\n` : tableOf(compared))
say(`raw samples: ${file}`)
if (values.gate) {
  const broken = limitsBroken(compared.price)
  for (const line of broken) say(line)
  if (broken.length > 0) process.exitCode = 1
}
