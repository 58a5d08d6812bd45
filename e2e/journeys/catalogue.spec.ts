import { rmSync } from 'node:fs'
import type { Catalogue } from '@sarv/platform/contract/catalogue'
import { chunkRetryQuery } from '@sarv/platform/contract/chunk-retry'
import { anotherVersion } from '../remotes/another-version'
import { deliverVersion } from '../remotes/deliver-version'
import { sectionOf, sections, wordsOf } from '../remotes/sections'
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

const ruined: readonly (readonly [string, (good: Catalogue) => string | undefined])[] = [
  ['missing', () => undefined],
  ['empty', () => ''],
  ['no JSON', () => '<html><body>502 Bad Gateway</body></html>'],
  ['cut in the middle', (good) => JSON.stringify(good).slice(0, 2_000)],
  ['JSON of something else', () => '{"revision":9e15,"issued":"","remotes":[{"name":"support"}]}'],
  ['older than the one in use', (good) => JSON.stringify({ ...good, revision: 1, remotes: [] })],
]

test('F23 a catalogue that is missing, damaged or older changes nothing: the last good one stays', async ({
  page,
  platform,
  request,
  signIn,
}) => {
  await signIn()
  const good = await namedIn(await (await request.get('/home')).text())
  let kept: Catalogue | undefined
  platform.setCatalogue((catalogue) => {
    kept = catalogue
    return catalogue
  })
  for (const [how, ruin] of ruined) {
    await test.step(how, async () => {
      if (kept) platform.breakCatalogue(ruin(kept))
      expect(await namedIn(await (await request.get('/home')).text())).toEqual(good)
    })
  }
  expect(platform.logged.filter((line) => line.includes('cannot be used')).length).toBeGreaterThanOrEqual(3)
  for (const section of sections.slice(0, 2)) {
    await page.goto(section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
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
