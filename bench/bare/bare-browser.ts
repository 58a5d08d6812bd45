import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '@sarv/e2e/platform/find-chromium'
import { say } from '@sarv/e2e/platform/on-platform'
import type { PhoneNetwork } from '../phone-network/phone-network'
import { type BarePage, openBarePage, type PageOptions } from './bare-page'
import { connectDevTools } from './devtools'

/**
 * A Chromium with a profile of its own, whose pages no test tool is attached to. Such a tool has every request tell its stack,
 * for which the engine parses the whole script again, and looks through the page while it is waiting: on a slow processor that
 * takes as long as the page itself.
 */
export interface BareBrowser {
  newPage(options: PageOptions): Promise<BarePage>
  close(): Promise<void>
}

const usual = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--remote-debugging-port=0',
]

/** @param prepare brings the profile to where the measurement begins, by the test tool, which leaves before it */
export async function openBareBrowser(
  { rules, traffic }: Pick<PhoneNetwork, 'rules' | 'traffic'>,
  prepare?: (browser: Browser) => Promise<void>,
): Promise<BareBrowser> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-'))
  const own = [`--host-resolver-rules=${rules}`, `--user-data-dir=${profile}`]
  const child = spawn(findChromium(say), [...usual, ...own, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  })
  // Debian's program is a script, whose end leaves the browser running: the signal goes to the group.
  const end = () => void (child.pid && process.kill(-child.pid))
  // A measurement that fails leaves none behind.
  process.once('exit', end)
  const ended = once(child, 'exit')
  const endpoint = await endpointOf(child)
  child.stderr.resume()
  if (prepare) {
    const browser = await chromium.connectOverCDP(endpoint)
    await prepare(browser)
    await browser.close()
  }
  const devTools = await connectDevTools(endpoint)
  return {
    newPage: (options) => openBarePage(devTools, { ...options, traffic }),
    async close() {
      process.off('exit', end)
      // It may end before it has responded.
      await devTools.send('Browser.close').catch(() => undefined)
      await ended
      devTools.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Chromium says where it listens on its error output. */
async function endpointOf({ stderr }: { readonly stderr: Readable }): Promise<string> {
  for await (const line of createInterface({ input: stderr })) {
    const said = /^DevTools listening on (ws:.*)$/.exec(line)
    if (said?.[1]) return said[1]
  }
  throw new Error('Chromium ended before it listened')
}
