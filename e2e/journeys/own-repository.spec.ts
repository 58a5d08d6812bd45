import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownTemplates } from '@sarv/platform/delivery/cli/render-own-remote'
import { goTo } from '../actions/go-to'
import { test as base } from '../delivery-test'
import { bringExternalRemote, externalWords, packKit } from '../remotes/external-remote'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect } from '../test'

const test = base.extend<object, { packed: string }>({
  packed: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sarv-packed-'))
      await packKit(folder)
      await use(folder)
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const support = sectionOf('support')

for (const template of ownTemplates)
  test(`PLT-092 ${template}: a repository of its own, by npm outside the workspace, comes to everyone and runs under the strict policy @deep`, async ({
    page,
    signIn,
    delivery,
    packed,
  }) => {
    const room = mkdtempSync(path.join(tmpdir(), 'sarv-own-'))
    const { name, built } = await bringExternalRemote(delivery, template, { room, packed })
    rmSync(room, { recursive: true })
    await signIn(undefined, `/${name}`)
    const words = page.getByRole('main').getByText(externalWords)
    await expect(words).toBeVisible()
    await expect(page.locator(`[data-remote="${name}"]`)).toHaveAttribute('data-phase', 'mounted')
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name: url }) => url))
    expect(loaded.filter((url) => url.includes(`/${built.version}/`))).not.toEqual([])
    // What it draws later stands under the policy too.
    await page.getByRole('main').getByRole('textbox', { name: 'یادداشت' }).fill(' ')
    await page.getByRole('main').getByRole('button', { name: 'ثبت یادداشت' }).click()
    await expect(page.getByRole('main').getByText('یادداشت را در حداکثر ۴۰ نویسه وارد کنید.')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'رفتن به خانه' }).click()
    await page.waitForURL('**/home')
    await expect(words).toBeHidden()
    await goTo(page, support.path)
    await expect(wordsOf(page, support)).toBeVisible()
    await goTo(page, `/${name}`)
    await expect(words).toBeVisible()
  })
