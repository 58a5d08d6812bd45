import { layoutShift, recordLayoutShifts } from '../checks/layout-shift'
import { expect, test } from '../test'

const family = 'Vazirmatn Variable'

for (const language of ['fa', 'en'] as const) {
  test(`PLT-073: home has all its letters from one font file, and nothing moves (${language})`, async ({
    page,
    platform,
    signIn,
  }) => {
    await page.context().addCookies([{ name: 'lang', value: language, url: platform.origin }])
    await signIn('investor')
    const fonts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
    })
    await recordLayoutShifts(page)
    await page.goto('/home')
    await expect(page.locator('main a[href^="/funds/"]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(fonts).toEqual([expect.stringMatching(/^\/vazirmatn-persian\.[0-9a-f]{8}\.woff2$/)])
    const { sum, moved } = await layoutShift(page)
    expect(sum, moved).toBe(0)
  })
}

test('PLT-073: a letter of another language has its file fetched, and its own shape', async ({ page }) => {
  await page.goto('/')
  const loads = (text: string) =>
    page.evaluate(async ({ name, letters }) => (await document.fonts.load(`400 16px "${name}"`, letters)).length, {
      name: family,
      letters: text,
    })
  expect(await loads('سلام ABC 123')).toBe(1)
  expect(await loads('é')).toBe(1)
  expect(await loads('سé')).toBe(2)
})

test('PLT-073: nothing moves when the font comes late', async ({ page, platform, signIn }) => {
  await signIn('investor')
  let release: () => void = () => undefined
  const wanted = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(`${platform.origin}/vazirmatn-persian.*`, async (route) => {
    await wanted
    await route.continue()
  })
  await recordLayoutShifts(page)
  await page.goto('/home', { waitUntil: 'commit' })
  await expect(page.locator('main a[href^="/funds/"]').first()).toBeVisible()
  release()
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.waitForLoadState('networkidle')
  const { sum, moved } = await layoutShift(page)
  expect(sum, moved).toBe(0)
})
