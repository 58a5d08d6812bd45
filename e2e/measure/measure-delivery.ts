import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { setTimeout as passed } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { workspace } from '@sarv/delivery/build/packages'
import { goTo } from '../actions/go-to'
import type { Delivery } from '../platform/delivery-platform'
import { say } from '../platform/on-platform'
import { anotherVersion } from '../remotes/another-version'
import { makeRemote } from '../remotes/make-remote'
import { sectionOf, wordsOf } from '../remotes/sections'
import { withMeasuredPage } from './with-measured-page'

/**
 * `npx tsx e2e/measure/measure-delivery.ts`: how long a delivery takes with the real command as a process of its own, a store in
 * a folder, the production host and Chromium: `create` to the first screen, `publish`, `promote` to a fresh page that runs
 * the version, `rollback` to an open tab that has left it. Median and worst of `SARV_ROUNDS` rounds (7 unless told).
 */
const rounds = Number(process.env.SARV_ROUNDS ?? 7)
const support = sectionOf('support')
const version = '9.9.9'

await withMeasuredPage(async ({ page, delivery, origin }) => {
  await firstScreen({ page, delivery }, 'loans', true)
  await firstScreen({ page, delivery }, 'gifts', false)

  const next = anotherVersion('support', version, 'جست‌وجو در سؤال‌ها', 'نسخهٔ تازه')
  const publish = ['publish', 'support', '--dist', next.folder]
  say(`\npublish of a built version, smoke test in Chromium included: ${seconds(await took(delivery, publish))}`)
  rmSync(next.folder, { recursive: true })

  const [promoted, fresh, takenBack, heard, left] = [[], [], [], [], []] as [
    number[],
    number[],
    number[],
    number[],
    number[],
  ]
  for (let round = 0; round < rounds; round++) {
    let began = performance.now()
    promoted.push(await took(delivery, ['promote', `support@${version}`, '--again']))
    await until(async () => (await runs(origin)) === version)
    await page.goto(support.path)
    await page.getByRole('main').getByText('نسخهٔ تازه').first().waitFor()
    fresh.push(performance.now() - began)

    began = performance.now()
    takenBack.push(await took(delivery, ['rollback', 'support']))
    await until(async () => (await runs(origin)) !== version)
    heard.push(performance.now() - began)
    const navigated = performance.now()
    await goTo(page, '/card')
    await wordsOf(page, sectionOf('bank')).waitFor()
    await goTo(page, support.path)
    await wordsOf(page, support).waitFor()
    await page.getByPlaceholder('جست‌وجو در سؤال‌ها').or(page.getByText('جست‌وجو در سؤال‌ها')).first().waitFor()
    left.push(performance.now() - navigated)
  }
  say(`\n${rounds} rounds, median and worst`)
  show('promote, the command', promoted)
  show('promote to a fresh page that runs it', fresh)
  show('rollback, the command', takenBack)
  show('rollback to the host that says so', heard)
  show('an open tab, two navigations until it shows the version before', left)
})

/** From `create` to the screen of the new remote in a page. */
async function firstScreen(
  { page, delivery }: { page: Page; delivery: Delivery },
  name: string,
  plain: boolean,
): Promise<void> {
  const began = performance.now()
  const made = await makeRemote(name, plain)
  const built = performance.now()
  await delivery.bringIn(name, made)
  made.remove()
  const delivered = performance.now()
  await page.goto(`/${name}`)
  await page.getByRole('heading', { name: 'این بخش کار می‌کند' }).waitFor()
  const parts = `created and built ${seconds(built - began)}, published and promoted ${seconds(delivered - built)}`
  say(`create to the first screen (${plain ? 'plain' : 'React'}): ${seconds(performance.now() - began)}: ${parts}`)
}

/** Milliseconds of one line of the command, as a process. @throws Error when it refuses */
async function took({ env }: Delivery, words: readonly string[]): Promise<number> {
  const began = performance.now()
  const child = spawn(process.execPath, ['delivery/cli/sarv.js', ...words], {
    cwd: workspace,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`${words.join(' ')} ended with ${code}`)
  return performance.now() - began
}

/** The version of support that a new page would run. */
async function runs(origin: string): Promise<string> {
  const { remotes } = await (await fetch(`${origin}/versions`)).json()
  return remotes.find(({ name }: { name: string }) => name === 'support').version
}

async function until(come: () => Promise<boolean>): Promise<void> {
  while (!(await come())) await passed(20)
}

function show(what: string, all: readonly number[]): void {
  const sorted = all.toSorted((a, b) => a - b)
  say(`  ${what.padEnd(64)}${seconds(sorted[Math.floor(rounds / 2)] ?? 0)}, ${seconds(sorted.at(-1) ?? 0)}`)
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1_000).toFixed(1)} s`
}
