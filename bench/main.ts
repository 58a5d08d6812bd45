import { parseArgs } from 'node:util'
import { buildAll } from '@sarv/delivery/build/build-all'
import { compare } from './compare'
import { launcher } from './launch'
import { limitsBroken } from './limits'
import { buildMonolith } from './monolith/build-monolith'
import { buildPlugin } from './plugin/build-plugin'
import { keepReport } from './report'
import { gatedSides, ofSide, sideNames } from './sides'
import { buildSingleSpa } from './single-spa/build-single-spa'
import { tableOf } from './table'

/**
 * `pnpm bench [--rounds 15] [--json] [--gate] [--port 4300]`: the same sources delivered in four ways, side by side in
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
if (!Number.isInteger(rounds) || rounds < 0) throw new Error('--rounds takes a number')

await buildAll(say)
await buildMonolith(say)
if (!values.gate) {
  await buildPlugin(say)
  await buildSingleSpa(say)
}
const sides = values.gate ? gatedSides : sideNames
const compared = await compare(launcher(say), { sides, rounds, port: Number(values.port), say })
const file = keepReport(compared)
process.stdout.write(values.json ? `${JSON.stringify(compared, undefined, 2)}\n` : tableOf(compared))
say(`raw samples: ${file}`)
if (values.gate) {
  const broken = limitsBroken(ofSide(compared.sides, 'federated').price)
  for (const line of broken) say(line)
  if (broken.length > 0) process.exitCode = 1
}
