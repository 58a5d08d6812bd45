import { signedInContext } from '../browser/signed-in-context'
import { onPlatform, say } from '../platform/on-platform'
import { type ChartTimes, measureChart } from './invest-chart'
import { type ListTimes, measureList } from './invest-list'

/**
 * `npx tsx e2e/measure/measure-invest.ts`: on a phone four times slower than this machine, how long a list of 50, 500 and 5,000
 * funds and a chart of 365, 5,000 and 50,000 prices keep somebody waiting.
 * Medians of `SARV_ROUNDS` rounds (3 unless told), every size in each round.
 */
const rounds = Number(process.env.SARV_ROUNDS ?? 3)
await onPlatform(async ({ browser, platform }) => {
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox)

  const lists = await everySize([50, 500, 5_000], (count) => measureList(context, platform, count))
  say(`\nlist of funds, 4× CPU, median of ${rounds} rounds; ms, and frames missed of a second-long scroll`)
  say(row('funds', 'answer to first row', 'a key', 'a type', 'an order', 'missed frames', 'rows drawn'))
  for (const [count, times] of lists)
    say(
      row(
        count,
        ...cells(times, ['firstRow', 'key', 'type', 'order', 'missedFrames', 'rowsDrawn'] as (keyof ListTimes)[]),
      ),
    )

  const charts = await everySize([365, 5_000, 50_000], (count) => measureChart(context, platform, count))
  say(`\nchart of prices, 4× CPU, median of ${rounds} rounds; ms`)
  say(row('prices', 'answer to drawn', 'longest task', 'main thread per move', 'of an empty page'))
  for (const [count, times] of charts)
    say(row(count, ...cells(times, ['drawn', 'longestTask', 'move', 'bareMove'] as (keyof ChartTimes)[])))
  await context.close()
})

/** Measures each size in every round, so that what else the machine does falls on all of them alike. */
async function everySize<Times>(counts: number[], measure: (count: number) => Promise<Times>) {
  const taken = new Map(counts.map((count) => [count, [] as Times[]]))
  for (let round = 0; round < rounds; round++)
    for (const count of round % 2 === 0 ? counts : [...counts].reverse()) taken.get(count)?.push(await measure(count))
  return taken
}

function cells<Times extends object>(all: readonly Times[], names: readonly (keyof Times)[]): string[] {
  return names.map((name) => {
    const values = all.map((one) => Number(one[name])).sort((one, other) => one - other)
    return (values[Math.floor(values.length / 2)] ?? Number.NaN).toFixed(/move/i.test(String(name)) ? 1 : 0)
  })
}

function row(...cells: readonly (string | number)[]): string {
  return cells.map((cell, place) => (place === 0 ? `  ${cell}`.padEnd(34) : String(cell).padStart(21))).join('')
}
