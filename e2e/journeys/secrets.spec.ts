import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { recordIssuedTokens } from '../browser/issued-tokens'
import { findInMemory } from '../checks/memory-search'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

/** Every text that the browser keeps for this origin between page loads, and what it can read of itself. */
function keptTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const texts = [
      ...Object.entries(localStorage).flat(),
      ...Object.entries(sessionStorage).flat(),
      document.cookie,
      JSON.stringify(history.state),
      location.href,
    ]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      for (const store of database.objectStoreNames) {
        const values = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.onsuccess = () => resolve(reading.result)
          reading.onerror = () => reject(reading.error)
        })
        texts.push(...values.map((value) => `${String(value)} ${JSON.stringify(value)}`))
        for (const value of values) {
          if (value instanceof CryptoKey) texts.push(`a key, extractable: ${value.extractable}`)
        }
      }
      database.close()
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) texts.push(request.url)
    return texts
  })
}

test('PLT-010 T6 PLT-027 a remote that searches page, storage and platform finds no token or name', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  // Reading every property there is makes some browser objects complain.
  watch.expectComplaints(/Illegal invocation|report: deprecation/)
  const tokens = recordIssuedTokens(context, platform)
  await platform.invite('witness')
  const { mobile } = await signIn('investor', '/profile')
  await page.goto('/home')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await goTo(page, '/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
  await goTo(page, '/witness')
  await expect(page.getByText('شاهد اینجاست')).toBeVisible()
  expect([...tokens].filter((token) => token.length > 20)).toHaveLength(3)

  const kept = await keptTexts(page)
  expect(kept.some((text) => text.startsWith('sarv.session.'))).toBe(true)
  expect(kept).toContain('a key, extractable: false')
  for (const secret of [...tokens, mobile, 'سامان', 'نیک‌پی', '1284', '۱٬۲۸۴'])
    expect(
      kept.filter((text) => text.includes(secret)),
      'in storage',
    ).toEqual([])

  const searched = await findInMemory(page, [...tokens])
  expect(searched.visited, 'objects that were looked into').toBeGreaterThan(2_000)
  expect(searched.canary, 'the search finds what is there').toBe(true)
  expect(searched.found).toEqual([])
})
