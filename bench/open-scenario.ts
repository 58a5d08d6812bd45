import type { Page } from '@playwright/test'
import type { Scenario } from './scenarios'

/**
 * Opens a scenario and waits until its words are on the screen and a press has been answered, by the page's own clock.
 * @returns ms from the start of the navigation
 */
export async function openScenario(page: Page, { path, words, press }: Scenario): Promise<number> {
  await page.addInitScript(watchFor, { words, press })
  await page.goto(path, { waitUntil: 'commit' })
  return page.evaluate(() => (globalThis as unknown as { sarvUsable: Promise<number> }).sarvUsable)
}

/** Runs in the page before everything else: the first frame after the words have come and what was pressed has changed. */
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
