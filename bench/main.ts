import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findChromium } from '@sarv/e2e/platform/find-chromium'
import { buildAll } from '@sarv/platform/delivery/build/build-all'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { compare } from './compare'
import { limitsBroken } from './limits'
import { buildMonolith } from './monolith/build-monolith'
import { buildPlugin } from './plugin/build-plugin'
import { tableOf } from './table'
import { gatedVariants, ofVariant, variantNames } from './variant-names'

/**
 * `pnpm bench [--rounds 15] [--json] [--gate] [--port 4300]`: the same sources delivered in three ways, side by side in
 * Chromium. `--gate` takes only two of them and the figures that are the same in every run, and fails where one leaves its
 * limits.
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
if (!Number.isInteger(rounds) || rounds < 0)
  throw new Error(`Invalid --rounds: expected an integer from 0, got ${values.rounds}.`)

await buildAll(say)
await buildMonolith(say)
if (!values.gate) await buildPlugin(say)
const names = values.gate ? gatedVariants : variantNames
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update']
const browser = await chromium.launch({ executablePath: findChromium(say), args })
const compared = await compare(browser, { names, rounds, port: Number(values.port), say })
await browser.close()
const reports = path.join(workspace, 'reports')
const file = path.join(reports, `bench-${compared.at.replaceAll(/[:.]/g, '-')}.json`)
mkdirSync(reports, { recursive: true })
writeFileSync(file, JSON.stringify(compared))
process.stdout.write(values.json ? `${JSON.stringify(compared, undefined, 2)}\n` : tableOf(compared))
say(`raw samples: ${file}`)
if (values.gate) {
  const broken = limitsBroken(ofVariant(compared.variants, 'federated').price)
  for (const line of broken) say(line)
  if (broken.length > 0) process.exitCode = 1
}
