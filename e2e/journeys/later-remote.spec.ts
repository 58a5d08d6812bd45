import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { withoutCache } from '../browser/without-cache'
import { openDelivery } from '../platform/delivery-platform'
import { makeRemote } from '../remotes/make-remote'
import { cardOf } from '../remotes/sections'
import { test as base, expect } from '../test'

const name = 'loans'
const executed = 'sarvTampered'
const words = (page: Page) => page.getByRole('main').getByText('بدون React، با یک بسته‌ساز دیگر')
const card = (page: Page) => cardOf(page, { title: name })

/** A sixth remote is published and promoted, by the command, to the catalogue of the running shell: the folder of its files. */
const test = base.extend<{ newcomer: string }>({
  newcomer: async ({ platform }, use) => {
    const delivery = await openDelivery(platform)
    const made = await makeRemote(name, true)
    await delivery.bringIn(name, made)
    made.remove()
    await use(path.join(delivery.folder, 'remotes', name, made.built.version))
    delivery.close()
  },
})

/** What the document of the page says of the newcomer, and which documents are loaded from now on. */
async function openHome(page: Page) {
  await page.goto('/home')
  await expect(page.getByRole('main').getByText('صندوق‌های برتر').first()).toBeVisible()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  const html = await page.evaluate(() => document.documentElement.outerHTML)
  return { documents, html }
}

test('T1 a sixth remote opens in a page that does not carry it, without a document, and again after home', async ({
  page,
  newcomer,
  signIn,
}) => {
  await signIn()
  const { documents, html } = await openHome(page)
  expect(html).not.toContain(path.basename(newcomer))
  for (const _ of ['once', 'again']) {
    await goTo(page, `/${name}`)
    await expect(words(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'رفتن به خانه' }).click()
    await expect(page.getByRole('main').getByText('صندوق‌های برتر').first()).toBeVisible()
  }
  expect(documents).toEqual([])
})

test('T1 no file of a sixth remote runs with other bytes than the index says', async ({
  page,
  newcomer,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/valid digest|integrity|Failed to fetch dynamically/)
  await withoutCache(page)
  await signIn()
  const { files } = JSON.parse(readFileSync(path.join(newcomer, 'platform.json'), 'utf8')) as {
    files: { path: string }[]
  }
  const scripts = files.map((file) => file.path).filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const script of scripts) {
    await test.step(script, async () => {
      const file = path.join(newcomer, script)
      const bytes = readFileSync(file)
      rmSync(`${file}.br`, { force: true })
      writeFileSync(file, Buffer.concat([Buffer.from(`sessionStorage.setItem('${executed}', '1');`), bytes]))
      await openHome(page)
      await goTo(page, `/${name}`)
      await expect(card(page)).toBeVisible()
      // The shell may load the page once more, past the caches, after it has said so.
      const trace = () => page.evaluate((key) => sessionStorage.getItem(key), executed).catch(() => 'reloading')
      await expect.poll(trace).toBeNull()
      writeFileSync(file, bytes)
    })
  }
  await openHome(page)
  await goTo(page, `/${name}`)
  await expect(words(page)).toBeVisible()
})
