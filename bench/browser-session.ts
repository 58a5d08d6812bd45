import { setTimeout } from 'node:timers/promises'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import type { Scenario } from './scenarios'

/** How much slower than this machine's the processor of a phone of the middle class is. */
const slowdown = 4

/** Time-out in milliseconds: a page that is not usable by then never will be. */
const patience = 120_000

export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
}

/**
 * An empty page of the person.
 * @param cold whether the browser's cache is emptied first
 * @param slow whether it computes as a phone does
 */
export async function pageOf(
  context: BrowserContext,
  { cold, slow = false }: { readonly cold: boolean; readonly slow?: boolean },
): Promise<Opened> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (cold) await cdp.send('Network.clearBrowserCache')
  if (slow) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp }
}

/** Whether a scenario's words are on the page. */
export async function shows(page: Page, { words }: Scenario): Promise<boolean> {
  return (await page.getByRole('main').filter({ hasText: words }).count()) > 0
}

/** Waits until a scenario's page is complete: its words and what is drawn last are there, and nothing of it is loading. */
export async function complete(page: Page, { words, last }: Scenario): Promise<void> {
  const main = page.getByRole('main')
  await main.getByText(words).first().waitFor()
  if (last) await main.locator(last).first().waitFor()
  await main.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/**
 * Opens a scenario's address and waits until its words are on the screen and a press has been answered, timed by the page's own
 * clock.
 * @returns ms from the start of the navigation
 */
export async function openScenario(page: Page, { path, words, press }: Scenario): Promise<number> {
  await page.addInitScript(watchFor, { words, press })
  await page.goto(path, { waitUntil: 'commit' })
  const usable = page.evaluate(() => (globalThis as { sarvUsable?: Promise<number> }).sarvUsable)
  const after = await Promise.race([usable, setTimeout(patience, undefined, { ref: false })])
  if (after === undefined) throw new Error(`${page.url()} did not show «${words}», or no press was answered`)
  return after
}

/** Runs in the page before everything else: the first frame after the words have come and what was pressed is another. */
function watchFor({ words, press }: Pick<Scenario, 'words' | 'press'>): void {
  const usable = new Promise<number>((resolve) => {
    let pressed: Element | undefined
    let before = ''
    const isAnswered = (main: Element) => {
      if (!press) return true
      const target = pressed ?? main.querySelector(press)
      if (!target) return false
      if (pressed) return target.outerHTML !== before
      pressed = target
      before = target.outerHTML
      const button = target.querySelector<HTMLElement>('summary') ?? (target as HTMLElement)
      button.click()
      return target.outerHTML !== before
    }
    const look = () => {
      const main = document.querySelector('main')
      if (!main?.textContent?.includes(words) || !isAnswered(main)) return void requestAnimationFrame(look)
      // The frame that shows it is painted before the next one begins.
      requestAnimationFrame(() => resolve(performance.now()))
    }
    requestAnimationFrame(look)
  })
  Object.assign(globalThis, { sarvUsable: usable })
}
