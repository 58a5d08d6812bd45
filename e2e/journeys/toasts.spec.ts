import type { Page } from '@playwright/test'
import type { Bus } from '@sarv/platform/contract/events/bus'
import { confirmPurchase, quietFund } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { expect, test } from '../test'

/** Edges of a toast that is said now, before it leaves again, and of the button that it could cover, in px from the top. */
function sayBeside(page: Page, button: string): Promise<{ toastEnd: number; buttonStart: number }> {
  return page.evaluate(async (selector) => {
    const { bus } = (Reflect.get(globalThis, 'sarvWitness') as { platform: { bus: Bus } }).platform
    bus.emit('toasted', { message: 'کپی شد' })
    const edgesOf = (found: Element | null | undefined) => found?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN)
    const said = () => [...document.querySelectorAll('[role="status"] li')].at(-1)
    while (!said()) await new Promise(requestAnimationFrame)
    return { toastEnd: edgesOf(said()).bottom, buttonStart: edgesOf(document.querySelector(selector)).top }
  }, button)
}

/** Opens the page whose remote says toasts; nothing moves on it. */
async function openWitness(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/witness')
  await expect(page.getByText('شاهد اینجاست')).toBeVisible()
}

test('HST-087 on a page with neither bar a toast stands at the bottom, on one with tabs above them', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.invite('witness')
  await signIn('empty', '/profile')
  await openWitness(page)
  for (const [path, bar] of [
    ['/inbox', undefined],
    ['/profile', 'main + nav'],
  ] as const) {
    await goTo(page, path)
    await expect(page.getByRole('main')).toBeVisible()
    const { toastEnd, buttonStart } = await sayBeside(page, bar ?? 'nothing')
    const room = (bar ? buttonStart : 844) - toastEnd
    expect({ path, isNear: room > 0 && room < 32 }).toEqual({ path, isNear: true })
  }
})

test('D-124 a toast stands above the action bar of a page, and at the top while a sheet is open', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.invite('witness')
  await signIn('empty', '/profile')
  await openWitness(page)
  await goTo(page, `/buy?fund=${quietFund.code}`)
  await expect(page.getByRole('button', { name: 'ادامه', exact: true })).toBeVisible()
  const onPage = await sayBeside(page, 'form [type="submit"]')
  expect(onPage.toastEnd).toBeLessThan(onPage.buttonStart)
  await confirmPurchase(page, '1000000')
  const overSheet = await sayBeside(page, '[role="dialog"] [data-variant="primary"]')
  expect(overSheet.toastEnd).toBeLessThan(overSheet.buttonStart)
})
