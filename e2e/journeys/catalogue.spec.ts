import { rmSync } from 'node:fs'
import { chunkRetryQuery } from '@sarv/platform/contract/chunk-retry'
import { anotherVersion } from '../remotes/another-version'
import { deliverVersion } from '../remotes/deliver-version'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const support = sectionOf('support')

test("PLT-001 PLT-002 a remote's new version shows as soon as the catalogue names it, nothing else", async ({
  page,
  platform,
  signIn,
  request,
}) => {
  await signIn()
  const before = await namedIn(await (await request.get('/faq')).text())
  const next = anotherVersion('support', '9.9.9', 'جست‌وجو در سؤال‌ها', 'نسخهٔ جدید پشتیبانی')
  await page.goto(support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  deliverVersion(platform, next)
  const fetched: string[] = []
  page.on('request', (asked) => fetched.push(asked.url()))
  await page.reload()
  await expect(page.getByRole('main').getByText('نسخهٔ جدید پشتیبانی').first()).toBeVisible()
  expect(fetched).toContain(`${platform.remote('support').base}/9.9.9/remoteEntry.js`)

  const after = await namedIn(await (await request.get('/faq')).text())
  const others = (list: readonly string[]) => list.filter((url) => !url.startsWith(platform.remote('support').base))
  expect(others(after)).toEqual(others(before))
  expect(others(after).length).toBeGreaterThan(20)
  const scripts = next.built.files.filter(({ path }) => path.endsWith('.js'))
  const own = after.filter((url) => url.includes('/9.9.9/') && !url.endsWith(chunkRetryQuery))
  expect(own).toHaveLength(scripts.length)
  rmSync(next.folder, { recursive: true })
})

test('F23 a shell that has never had a catalogue says in Persian that its parts have not arrived', async ({
  page,
  platform,
  watch,
}) => {
  // The identity provider knows the other shells only.
  watch.expectComplaints(/event-whitelist|blocked by CORS/)
  await page.goto(await platform.shellWithoutCatalogue())
  await expect(page.getByRole('alert')).toContainText('بخش‌های برنامه هنوز نرسیده‌اند')
  await expect(page.getByRole('alert')).toContainText('دارایی شما امن است')
  await expect(page.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
})

/** Every script that a page allows to run. */
async function namedIn(html: string): Promise<string[]> {
  const [, map = '{}'] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  return Object.keys((JSON.parse(map) as { integrity: Record<string, string> }).integrity)
}
