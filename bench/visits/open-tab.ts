import type { BarePage } from '../bare/bare-page'
import { tabLink } from './tab-link'

/** How long a tab takes from the press on, in milliseconds by the page's own clock. */
export interface TabTimes {
  /** Until its remote has drawn something of its own, a skeleton too. */
  readonly drawn: number
  /** Until its words stand there. */
  readonly shown: number
}

interface Tab {
  readonly label: string
  readonly remote: string
  readonly words: string
}

/** Presses a tab and waits until its page is there. */
export async function openTab(page: BarePage, tab: Tab): Promise<TabTimes> {
  const watching = page.evaluate(timeTab, tab)
  // A finger: nothing has rested on it before.
  await page.tap(tabLink(tab.label))
  return watching
}

/** Runs in the page: from the next press on until the first frames that show what is waited for. */
async function timeTab({ remote, words }: Tab): Promise<TabTimes> {
  const pressed = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  )
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const slot = () => document.querySelector(`main [data-remote="${remote}"]`)
  while (!slot()?.querySelector(':scope > * > *')) await frame()
  const drawn = await frame()
  while (!slot()?.textContent?.includes(words)) await frame()
  return { drawn: drawn - pressed, shown: (await frame()) - pressed }
}
