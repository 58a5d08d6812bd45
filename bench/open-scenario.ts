import { setTimeout } from 'node:timers/promises'
import type { BarePage } from './bare/bare-page'
import type { Scenario } from './scenarios'

/** Time-out in milliseconds: a page that is not usable by then never will be. */
const patience = 120_000

/**
 * Opens a scenario's address and waits until its words are on the screen and a press has been answered, timed by the page's own
 * clock.
 * @returns ms from the start of the navigation
 */
export async function openScenario(page: BarePage, origin: string, { path, words, press }: Scenario): Promise<number> {
  await page.runAtStart(refuseServiceWorkers)
  await page.runAtStart(watchFor, { words, press })
  await page.goto(origin + path)
  const usable = page.evaluate(() => (globalThis as { sarvUsable?: Promise<number> }).sarvUsable)
  const after = await Promise.race([usable, setTimeout(patience, undefined, { ref: false })])
  if (after === undefined) throw new Error(`${path} did not show «${words}», or no press was answered`)
  return after
}

/** Runs in the page: what is compared is the network's, and the worker would bring files from its own store. */
function refuseServiceWorkers(): void {
  navigator.serviceWorker.register = () => new Promise(() => undefined)
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
