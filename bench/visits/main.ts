import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { onPlatform, say } from '@sarv/e2e/platform/on-platform'
import { openTestPlatform } from '@sarv/e2e/platform/worker-platform'
import { median } from '../statistics'
import { takeRound, type VisitRound, type VisitRow, visitRows } from './visits'

/**
 * `pnpm bench:visits [--rounds 15]`: what a person waits for on the slow phone: the largest paint of start page and home, a
 * tab, a press. One warm-up round, then every row in every round.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1)
  throw new Error(`Invalid --rounds: expected an integer from 1, got ${values.rounds}.`)

await onPlatform(async ({ browser, platform }) => {
  const all: VisitRound[] = []
  const holder = await openTestPlatform(2, 'server')
  for (let round = 0; round <= rounds; round++) {
    const taken = await takeRound(browser, platform, holder)
    say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${JSON.stringify(taken.times)}`)
    if (round > 0) all.push(taken)
  }
  say(`\n4× CPU, 9/3 Mbps, 100 ms; ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}; ms: median, smallest, largest`)
  for (const row of Object.keys(visitRows) as VisitRow[])
    say(line(visitRows[row], spread(all.map(({ times }) => times[row]))))
  await holder.close()
  const interactions = all.flatMap((round) => round.interactions)
  say(line(`${interactions.length} interactions`, spread(interactions.map(({ took }) => took))))
  for (const name of new Set(interactions.map((one) => one.name)))
    say(line(`  ${name}`, spread(interactions.filter((one) => one.name === name).map(({ took }) => took))))
  const shift = Math.max(...all.flatMap(({ shifts }) => shifts))
  say(`  ${'layout shift of those visits, largest'.padEnd(50)}${shift.toFixed(4).padStart(8)}`)
})

function spread(times: readonly number[]): number[] {
  return [median(times), Math.min(...times), Math.max(...times)]
}

function line(title: string, cells: readonly number[]): string {
  return `  ${title.padEnd(50)}${cells.map((cell) => cell.toFixed(0).padStart(8)).join('')}`
}
