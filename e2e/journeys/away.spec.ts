import { expect, test } from '../test'

test('HST-064 a page in the background shows no amount, moves nothing, and is back at once', async ({
  page,
  signIn,
}) => {
  await signIn('investor', '/assets')
  const bar = page.getByRole('navigation').first()
  await expect(page.getByRole('region', { name: 'فهرست دارایی‌ها' })).toBeVisible()
  const before = await bar.boundingBox()
  const become = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const filter = () => page.evaluate(() => getComputedStyle(document.documentElement).filter)
  await become('hidden')
  expect(await filter()).toBe('blur(24px)')
  expect(await bar.boundingBox()).toEqual(before)
  await become('visible')
  expect(await filter()).toBe('none')
})
