import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { workspace } from '@sarv/platform/delivery/build/packages'
import { newerThanFloor } from '../checks/newer-than-floor'
import { expect, test } from '../test'

const built = readdirSync(workspace)
  .filter((folder) => /^(?:host|remote-\w+)$/.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(workspace, folder, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|css)$/.test(file))
      .map((file) => path.join(folder, 'dist', file)),
  )

/** Prefixes that Safari wants in the styles of pdf.js' own layers: how a selection looks, and nothing else. */
const knownOfPdf = /^-webkit-(?:user-select|backdrop-filter):/

test('PLT-075 no built script or style needs more than iOS 16.4, or brings what stands in its place', async () => {
  expect(built.length).toBeGreaterThan(200)
  const found: string[] = []
  for (const file of built) {
    const kind = file.endsWith('.js') ? 'script' : 'style'
    const newer = await newerThanFloor(readFileSync(path.join(workspace, file), 'utf8'), kind)
    found.push(...newer.filter((one) => !knownOfPdf.test(one)).map((one) => `${file}: ${one}`))
  }
  expect(found).toEqual([])
})

const faults: readonly (readonly [string, string])[] = [
  ['no import map, as before Safari 16.4', 'HTMLScriptElement.supports = () => false'],
  ['no copies of arrays, as before Chromium 110 and Firefox 115', 'delete Array.prototype.toSorted'],
]

for (const [what, script] of faults) {
  test(`PLT-075 a browser with ${what} reads in both languages what it needs and what to do @both`, async ({
    page,
  }) => {
    await page.addInitScript(script)
    await page.goto('/investment?from=link')
    await expect(page).toHaveURL('/old-browser')
    const persian = page.locator('section[lang=fa]')
    const english = page.locator('section[lang=en]')
    await expect(persian.getByRole('heading', { name: 'این مرورگر قدیمی است' })).toBeVisible()
    await expect(persian).toHaveCSS('direction', 'rtl')
    await expect(persian).toContainText('iOS ۱۶٫۴')
    await expect(persian).toContainText('به‌روزرسانی نرم‌افزار')
    await expect(english.getByRole('heading', { name: 'This browser is too old' })).toBeVisible()
    await expect(english).toHaveCSS('direction', 'ltr')
    await expect(english).toContainText('iOS 16.4 or later')
    await expect(page.locator('script')).toHaveCount(0)
    await expect(persian.getByRole('link', { name: 'باز کردن دوباره' })).toHaveAttribute('href', '/')
  })
}
