import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { serveRemote } from '@sarv/platform/delivery/serve/serve-remote'
import { goTo } from '../actions/go-to'
import { withoutCache } from '../browser/without-cache'
import type { TestPlatform } from '../platform/worker-platform'
import { withAnotherKit } from '../remotes/another-kit'
import { readBuildManifest } from '../remotes/read-build-manifest'
import { cardOf, sectionOf, sections, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const [invest, support] = [sectionOf('invest'), sectionOf('support')]

/** The kit of these builds, by its hash. */
const ours = readBuildManifest('invest').kit?.specifier.slice(-8) ?? ''

/** A version of a remote with a kit of its own, in which pages end with more room, for everyone. */
function deliverAnotherKit(platform: TestPlatform, names: readonly string[]): string {
  const next = new Map(
    names.map((name) => [name, withAnotherKit(name, '9.9.9', /padding-block-end:28px/, 'padding-block-end:41px')]),
  )
  for (const [name, { folder }] of next) {
    const serve = serveRemote(folder)
    platform.remote(name).answerWith((request, response) => {
      serve(request, response)
      return true
    })
  }
  platform.setCatalogue((catalogue) => ({
    ...catalogue,
    remotes: catalogue.remotes.map((remote) => ({
      ...remote,
      current: next.get(remote.current.name)?.built ?? remote.current,
    })),
  }))
  return [...next.values()][0]?.built.kit?.specifier.slice(-8) ?? ''
}

/** Addresses of the kits' files that the page asks for from now on. */
function kitsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/kit\.\w+\.(js|css)$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** The kit that drew the page of a remote, and the room at its end; never that of the shell's skeleton before it. */
async function drawnBy(page: Page): Promise<readonly [hash: string | undefined, room: string]> {
  const root = page.getByRole('main').locator('[data-remote] [data-width]').first()
  const [name, room] = await root.evaluate((element) => [element.className, getComputedStyle(element).paddingBlockEnd])
  return [/^kit-(\w{8})-/.exec(name ?? '')?.[1], room ?? '']
}

test('PLT-006 five remotes of one kit load it once, from the shell', async ({ page, platform, signIn }) => {
  await withoutCache(page)
  const asked = kitsAskedBy(page)
  await signIn()
  await expect(page.getByRole('main').getByText('صندوق‌های برتر').first()).toBeVisible()
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
    expect(await drawnBy(page)).toEqual([ours, '28px'])
  }
  expect([...new Set(asked)].toSorted()).toEqual(['css', 'js'].map((end) => `${platform.origin}/kit.${ours}.${end}`))
  expect(await page.locator('link[rel=stylesheet][href*="/kit."]').count()).toBe(1)
})

test('two kits live on one page, each with its own styles, and two remotes of one kit share it', async ({
  page,
  platform,
  signIn,
}) => {
  const theirs = deliverAnotherKit(platform, ['support', 'bank'])
  const asked = kitsAskedBy(page)
  await signIn()
  for (const [section, drawn] of [
    [invest, [ours, '28px']],
    [support, [theirs, '41px']],
    [sectionOf('bank'), [theirs, '41px']],
    [sectionOf('pma'), [ours, '28px']],
    [support, [theirs, '41px']],
    [invest, [ours, '28px']],
  ] as const) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
    expect(await drawnBy(page)).toEqual(drawn)
  }
  const scripts = asked.filter((url) => url.endsWith('.js'))
  expect([...new Set(scripts)].toSorted()).toEqual(
    [`${platform.origin}/kit.${ours}.js`, `${platform.remote('bank').base}/9.9.9/kit.${theirs}.js`].toSorted(),
  )
})

test('the page of a remote with a kit of its own opens by itself', async ({ page, platform, signIn }) => {
  const theirs = deliverAnotherKit(platform, ['invest', 'support'])
  await signIn(undefined, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  expect(await drawnBy(page)).toEqual([theirs, '41px'])
  await goTo(page, sectionOf('pma').path)
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  expect(await drawnBy(page)).toEqual([ours, '28px'])
  await page.goto('/home')
  await expect(page.getByRole('main').getByText('صندوق‌های برتر').first()).toBeVisible()
})

for (const ending of ['js', 'css'] as const)
  test(`T1 a tampered kit.${ending} is blocked: its remotes show their cards, the shell and other kits live`, async ({
    page,
    platform,
    signIn,
    watch,
  }) => {
    watch.expectComplaints(/valid digest|integrity|ERR_FAILED|Failed to fetch dynamically|Loading CSS chunk|preload/)
    await withoutCache(page)
    const theirs = deliverAnotherKit(platform, ['support'])
    await signIn(undefined, '/profile')
    platform.answerForShell((request, response) => {
      if (request.url !== `/kit.${ours}.${ending}`) return false
      const bytes = readFileSync(path.join(folderOf('invest'), 'dist', `kit.${ours}.${ending}`), 'utf8')
      const act = ending === 'js' ? 'globalThis.sarvTampered=true;' : ':root{--sarv-tampered:1}'
      response.writeHead(200, { 'Content-Type': ending === 'js' ? 'text/javascript' : 'text/css' }).end(act + bytes)
      return true
    })
    await page.goto('/profile')
    await goTo(page, invest.path)
    await expect(cardOf(page, invest)).toContainText('با نسخهٔ تأییدشده یکی نبود')
    const traces = () =>
      page.evaluate(() => [
        'sarvTampered' in globalThis,
        getComputedStyle(document.documentElement).getPropertyValue('--sarv-tampered'),
      ])
    expect(await traces()).toEqual([false, ''])
    await goTo(page, support.path)
    await expect(wordsOf(page, support)).toBeVisible()
    expect(await drawnBy(page)).toEqual([theirs, '41px'])
    platform.answerForShell(undefined)
    await goTo(page, invest.path)
    await expect(wordsOf(page, invest)).toBeVisible()
    expect(await drawnBy(page)).toEqual([ours, '28px'])
  })
