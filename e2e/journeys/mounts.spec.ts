import type { CDPSession, Page } from '@playwright/test'
import { isDeep } from '@sarv/platform/testing/depth'
import { goTo } from '../actions/go-to'
import { type Section, sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

interface Held {
  readonly nodes: number
  readonly listeners: number
}

async function held(cdp: CDPSession): Promise<Held> {
  for (let time = 0; time < 3; time++) await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') }
}

/** Goes to and fro in the page itself, each time until the remote shows its words: `times` mounts and unmounts. */
async function goToAndFro(page: Page, between: readonly Section[], times: number): Promise<void> {
  await page.evaluate(
    async ({ places, count }) => {
      const shows = (words: string) =>
        new Promise<void>((resolve) => {
          const look = () =>
            document.querySelector('main')?.textContent?.includes(words) ? resolve() : requestAnimationFrame(look)
          look()
        })
      for (let round = 0; round < count; round++) {
        const { path, words } = places[round % places.length] ?? { path: '/', words: '' }
        const idx = Number(history.state?.idx ?? 0)
        history.replaceState({ idx, key: `${round}`, usr: null }, '', path)
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        await shows(words)
      }
    },
    { places: between.map(({ path, words }) => ({ path, words })), count: times },
  )
}

/** One node that each leaves behind is more than a page itself comes and goes with. */
const maxNodes = 100
const mounts = isDeep ? 200 : 120

test('PLT-008 T7 mounts and unmounts leave no nodes and no listeners behind', async ({ page, signIn }) => {
  await signIn()
  const between = [sectionOf('recommendations'), sectionOf('support')]
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  await cdp.send('HeapProfiler.enable')
  const settle = async () => {
    await goTo(page, '/recommendations')
    await expect(wordsOf(page, sectionOf('recommendations'))).toBeVisible()
  }
  await goToAndFro(page, between, 20)
  await settle()
  // single-spa's warning timers hold what was unmounted for about five seconds: wait until the count stands still.
  let before = await held(cdp)
  await expect
    .poll(
      async () => {
        const now = await held(cdp)
        const still = Math.abs(now.nodes - before.nodes) < 20
        before = now
        return still
      },
      { intervals: [3_000] },
    )
    .toBe(true)

  await goToAndFro(page, between, mounts)
  await settle()
  await expect.poll(async () => (await held(cdp)).nodes - before.nodes).toBeLessThan(maxNodes)
  await expect.poll(async () => (await held(cdp)).listeners - before.listeners).toBeLessThanOrEqual(5)
  await expect(page.getByRole('main').locator(':scope > div')).toHaveCount(1)
})
