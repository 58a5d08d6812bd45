import { setTimeout } from 'node:timers/promises'
import type { CDPSession } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { signedInContext } from '../browser/signed-in-context'
import { onPlatform, say } from '../platform/on-platform'
import type { TestPlatform } from '../platform/worker-platform'
import { sectionOf, wordsOf } from '../remotes/sections'

/**
 * `npx tsx e2e/measure/measure-downloads.ts`: what a person downloads until home is usable with an empty cache, and what one more remote
 * costs after that, in bytes as they cross the network (brotli, with headers).
 */
interface Row {
  readonly kind: string
  readonly bytes: number
}

await onPlatform(async ({ browser, platform }) => {
  const context = await signedInContext(browser, platform.origin, platform.sandbox.inbox)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await page.goto('about:blank')
  await cdp.send('Network.clearBrowserCache')

  const rows = follow(cdp, platform)
  await page.goto('/home')
  await page.getByText('صندوق‌های برتر').first().waitFor()
  await quiet(rows)
  show('/home, empty cache', rows.splice(0))
  await goTo(page, '/faq')
  await wordsOf(page, sectionOf('support')).waitFor()
  await quiet(rows)
  show('/faq after /home', rows.splice(0))
})

/** Collects every answer of the page from now on. */
function follow(cdp: CDPSession, platform: TestPlatform): Row[] {
  const rows: Row[] = []
  const kinds = new Map<string, string>()
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    kinds.set(requestId, kindOf(type, new URL(response.url), platform))
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (kind && encodedDataLength > 0) rows.push({ kind, bytes: encodedDataLength })
  })
  return rows
}

function kindOf(type: string, { origin }: URL, platform: TestPlatform): string {
  if (origin === platform.sandbox.api || origin === platform.sandbox.identity) return 'API'
  const of = origin === platform.origin ? 'shell' : 'remotes'
  if (type === 'Document') return 'page'
  return `${type === 'Script' || type === 'Other' ? 'script' : type.toLowerCase()}, ${of}`
}

/** Waits until nothing has come for a second. */
async function quiet(rows: readonly Row[]): Promise<void> {
  for (let before = -1; before !== rows.length; ) {
    before = rows.length
    await setTimeout(1_000)
  }
}

function show(title: string, rows: readonly Row[]): void {
  say(`\n${title}`)
  for (const kind of [...new Set(rows.map((row) => row.kind))].sort()) {
    const of = rows.filter((row) => row.kind === kind)
    say(line(kind, of))
  }
  say(line('all', rows))
}

function line(kind: string, rows: readonly Row[]): string {
  const kilobytes = rows.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
  return `  ${kind.padEnd(22)}${String(rows.length).padStart(4)} requests ${kilobytes.toFixed(1).padStart(8)} kB`
}
