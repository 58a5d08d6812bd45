import type { Page } from '@playwright/test'
import { traceOf } from '@sarv/platform/contract/page-trace'
import { dataIn } from '@sarv/platform/page/server/testing/page-id-from'
import { expectAccessible } from '../checks/accessible'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const key = 'Control+Alt+KeyS'
const invest = sectionOf('invest')
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Sarv inspector' })

/** Presses the key until the page, which looks for it after all else, knows it. */
async function openPanel(page: Page) {
  await expect(async () => {
    if ((await panelOf(page).count()) === 0) await page.keyboard.press(key)
    await expect(panelOf(page)).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test('PLT-118 the panel of a page says who drew what, follows it by keyboard, and copies a report with the trace @desktop', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  platform.configureShell({ SARV_OVERRIDES: '1' })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // What remotes draw beside the page would be counted as opened too.
  await context.addCookies([{ name: 'aside', value: 'closed', url: platform.origin }])
  await signIn()
  const document = await page.goto('/home')
  const { pageId } = dataIn((await document?.text()) ?? '')
  await expect(page.locator('[data-remote=invest]').first()).toHaveAttribute('data-phase', 'mounted')
  await openPanel(page)
  const panel = panelOf(page)
  await expect(panel.getByRole('heading', { name: 'Sarv inspector' })).toBeFocused()
  const drawn = panel.getByRole('listitem').filter({ hasText: 'invest' }).first()
  await expect(drawn).toContainText(/invest-team|invest/)
  await expect(drawn).toContainText(/mount \d+ ms.*mounted/)
  await expect(panel.getByText(traceOf(pageId) ?? 'no trace')).toBeVisible()
  await expect(panel.getByText(/invest@\S+ opened/).first()).toBeVisible()
  await expectAccessible(page, 'inspector')

  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Copy report' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('status')).toHaveText('Copied')
  const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(report).toMatchObject({ trace: traceOf(pageId), path: '/home', modules: { react: expect.any(String) } })
  expect(report.drawn).toContainEqual(expect.objectContaining({ remote: 'invest', phase: 'mounted', opened: 1 }))

  // The page stays in use: what it opens next stands in the list, and what happens among the events.
  await page.getByRole('navigation').getByRole('link', { name: 'سرمایه‌گذاری' }).click()
  await expect(wordsOf(page, invest)).toBeVisible()
  await expect(panel.getByText('page-visited').first()).toBeVisible()
  await panel.getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
})
