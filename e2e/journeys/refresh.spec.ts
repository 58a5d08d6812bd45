import type { CDPSession } from '@playwright/test'
import { getUserAssets } from '@sarv/shared/contract/assets'
import { expect, test } from '../test'

/** A finger goes down in the middle of the page, moves down by so many pixels, and is lifted. */
async function pull(devtools: CDPSession, down: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] })
  await touch('touchStart', 300)
  for (let by = 10; by <= down; by += 10) await touch('touchMove', 300 + by)
  await touch('touchEnd')
}

test('U15: a finger that pulls a page down from its very top refreshes it, once; a short pull and one further down do not', async ({
  page,
  platform,
  signIn,
}) => {
  const address = platform.sandbox.api + getUserAssets.path
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url() === address) asked += 1
  })
  await signIn(undefined, '/assets')
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  await expect.poll(() => asked).toBeGreaterThan(0)
  const before = asked
  const devtools = await page.context().newCDPSession(page)
  const told = page.getByRole('status').filter({ hasText: /تازه‌سازی|تازه شد/ })

  await pull(devtools, 60)
  expect(await told.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 400))
  await pull(devtools, 200)
  expect(await told.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await pull(devtools, 200)
  await expect(told).toHaveText('صفحه تازه شد.')
  expect(asked).toBe(before + 1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
