import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { say, withPlatform } from '@sarv/e2e/platform/on-platform'
import { openPhoneNetwork } from '../phone-network/phone-network'
import { median, percentile } from '../statistics'
import { serveEmptyPage } from './empty-page'
import { takeRound, type VisitRound, type VisitRow, visitRows } from './take-round'

/**
 * `pnpm bench:visits [--rounds 15]`: what somebody waits for on a phone four times slower than this machine, over 9/3 Mbps
 * and 100 ms: the largest paint of start page and home, a tab, a press. One warm-up round, then every row in every round.
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds takes a number')

const titles = {
  empty: 'a page of one heading: largest paint',
  start: 'start page, first visit: largest paint',
  home: '/home, signed in, nothing kept: largest paint',
  again: '/home again: largest paint',
  pressedDrawn: 'a tab nobody pointed at: drawn',
  pressedShown: 'its words',
  prefetchedDrawn: 'a tab fetched before the press: drawn',
  prefetchedShown: 'its words',
  openedDrawn: 'a tab opened before: drawn',
  openedShown: 'its words',
} as const satisfies Record<VisitRow, string>

await withPlatform(async (platform) => {
  const { api, identity } = platform.sandbox
  const empty = await serveEmptyPage()
  const origins = [
    empty.origin,
    platform.origin,
    api,
    identity,
    ...Object.values(platform.remotes).map(({ base }) => base),
  ]
  const network = await openPhoneNetwork(origins.map((origin) => Number(new URL(origin).port)))
  const all: VisitRound[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const taken = await takeRound({ network, platform, empty })
      say(`${round === 0 ? 'warm-up' : `round ${round}`}: ${JSON.stringify(taken.times)}`)
      if (round > 0) all.push(taken)
    }
  } finally {
    network.close()
    empty.close()
  }
  say(`\n4× CPU, 9/3 Mbps, 100 ms; ${rounds} rounds, load ${loadavg()[0]?.toFixed(1)}; ms: median, smallest, largest`)
  const spread = (values: readonly number[]) => [median(values), Math.min(...values), Math.max(...values)]
  for (const row of visitRows) say(line(titles[row], ...spread(all.map(({ times }) => times[row]))))
  const interactions = all.flatMap((round) => round.interactions)
  const took = interactions.map((one) => one.took)
  say(
    line(`${took.length} interactions: median, p98, largest`, median(took), percentile(took, 0.98), Math.max(...took)),
  )
  for (const name of new Set(interactions.map((one) => one.name)))
    say(line(`  ${name}`, ...spread(interactions.filter((one) => one.name === name).map((one) => one.took))))
  const shift = Math.max(...all.flatMap(({ shifts }) => shifts))
  say(`  ${'layout shift of those visits, largest'.padEnd(50)}${shift.toFixed(4).padStart(8)}`)
})

function line(title: string, ...cells: readonly number[]): string {
  return `  ${title.padEnd(50)}${cells.map((cell) => cell.toFixed(0).padStart(8)).join('')}`
}
