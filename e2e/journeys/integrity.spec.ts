import type { Page } from '@playwright/test'
import { federationGlobal } from '@sarv/platform/contract/federation-global'
import { isDeep } from '@sarv/platform/testing/depth'
import { randomRuns } from '@sarv/platform/testing/random-runs'
import { expectWorker, goOffline, stopWorker } from '../browser/offline'
import { refusedIn } from '../browser/refused-files'
import { withoutCache } from '../browser/without-cache'
import { engineOf } from '../engines/engine'
import { type BuiltFile, builtFiles, integrityOf, tokenWorkerFiles } from '../integrity/built-files'
import { loadEach } from '../integrity/load-each'
import { type Change, flippedBit, trace, withTrace } from '../integrity/tampered-bytes'
import type { Interception, TestPlatform } from '../platform/worker-platform'
import { expect, signInAs, test } from '../test'

const { seed } = randomRuns(1)
const complaints = /valid digest|integrity|ERR_FAILED|preload|Failed to fetch dynamically/
const changes: readonly (readonly [string, Change])[] = [
  ['one flipped bit', flippedBit(seed)],
  ['an act of its own', withTrace],
]

/** Every file in depth; every day one of the shell's chunks, its style and one of a remote's. */
function filesToTry(platform: TestPlatform): BuiltFile[] {
  const files = builtFiles(platform)
  if (isDeep) {
    process.stdout.write(`${files.length} files, each changed in two ways; SARV_SEED=${seed}\n`)
    return files
  }
  const oneOf = (kind: BuiltFile['kind'], origin = platform.origin) => {
    const of = files.filter((file) => file.kind === kind && file.url.startsWith(`${origin}/`))
    return of.slice(seed % of.length).slice(0, 1)
  }
  return [...oneOf('script'), ...oneOf('style'), ...oneOf('script', platform.remote('pma').base)]
}

/** Serves those files changed, everything else as it is. */
function tamper(platform: TestPlatform, files: readonly BuiltFile[], change: Change | undefined): void {
  const changed = new Map(files.map((file) => [file.url, { ...file, bytes: change?.(file) }]))
  const at =
    (base: string): Interception =>
    (request, response) => {
      const file = changed.get(base + request.url)
      if (!file) return false
      response.writeHead(200, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': file.kind === 'script' ? 'text/javascript' : 'text/css',
      })
      response.end(file.bytes)
      return true
    }
  platform.answerForShell(change && at(platform.origin))
  for (const { base, answerWith } of Object.values(platform.remotes)) answerWith(change && at(base))
}

const traces = (page: Page) =>
  page.evaluate(
    ({ script, style }) => [
      Reflect.get(globalThis, script) === true,
      getComputedStyle(document.documentElement).getPropertyValue(style) !== '',
    ],
    trace,
  )

const urlsOf = (files: readonly BuiltFile[]) => files.map(({ url }) => url).toSorted()

test('T1 every script and style in the folders of the six builds is listed with the hash of its bytes', async ({
  platform,
  request,
}) => {
  const html = await (await request.get('/home')).text()
  const [, map = '{}'] = /<script type="importmap"[^>]*>(.*?)<\/script>/.exec(html) ?? []
  const [, data = '{}'] = /<script type="application\/json" id="sarv-page">(.*?)<\/script>/.exec(html) ?? []
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)".*? integrity="([^"]+)">/g)]
  const listed = new Map(
    [
      ...Object.entries(JSON.parse(map).integrity as Record<string, string>),
      ...Object.entries(JSON.parse(data).styles as Record<string, string>),
      ...linked.map(([, url = '', hash = '']) => [url, hash] as const),
    ].map(([url, hash]) => [new URL(url, platform.origin).href, hash]),
  )
  const files = builtFiles(platform)
  expect(files.filter(({ kind }) => kind === 'style').length).toBeGreaterThan(50)
  expect(files.filter(({ kind }) => kind === 'script').length).toBeGreaterThan(100)
  expect(files.map(({ url }) => [url, listed.get(url)])).toEqual(
    files.map(({ url, bytes }) => [url, integrityOf(bytes)]),
  )
})

test('T1 each tampered script and style is blocked by the page, and loads once it is the right one', async ({
  page,
  platform,
  watch,
}) => {
  watch.expectComplaints(complaints)
  await withoutCache(page)
  const files = filesToTry(platform)
  for (const [how, change] of changes) {
    await test.step(`${files.length} files, each with ${how}`, async () => {
      tamper(platform, files, change)
      const refused = refusedIn(page)
      await page.goto('/')
      expect(await loadEach(page, files)).toEqual([])
      await expect.poll(() => [...refused].toSorted()).toEqual(urlsOf(files))
      expect(await traces(page)).toEqual([false, false])
    })
  }
  tamper(platform, files, undefined)
  await page.goto('/')
  // A kit takes the shell's modules as it is evaluated.
  await page.waitForFunction((name) => name in globalThis, federationGlobal)
  expect((await loadEach(page, files)).toSorted()).toEqual(urlsOf(files))
})

test('T1 a tampered style that the shell adds with a chunk does not apply', async ({ page, platform, watch }) => {
  watch.expectComplaints(/valid digest|Loading CSS chunk|page error/)
  await withoutCache(page)
  const styles = builtFiles(platform).filter(({ url, kind }) => kind === 'style' && url.startsWith(platform.origin))
  const later = styles.filter(({ url }) => !url.includes('/main.'))
  expect(later.length).toBeGreaterThan(5)
  tamper(platform, later, withTrace)
  const refused = refusedIn(page)
  await page.goto('/test')
  await expect.poll(() => refused.size).toBeGreaterThan(0)
  expect(urlsOf(later)).toEqual(expect.arrayContaining([...refused]))
  expect(await traces(page)).toEqual([false, false])
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  // A test for each: what a page has loaded rightly, the browser's memory answers for the next one.
  for (const [how, change] of changes)
    test(`T1 T22 each entry of its cache with ${how} is replaced before it is answered, and the page starts`, async ({
      page,
      platform,
    }) => {
      await page.goto('/')
      await expectWorker(page)
      const main = builtFiles(platform).filter(({ url }) => /\/main\.[0-9a-f]{8}\.js$/.test(url))
      const files = [...new Map([...filesToTry(platform), ...main].map((file) => [file.url, file])).values()]
      // A worker's script is never taken from the cache: see the next test.
      const tried = files.filter(({ url }) => !url.includes('/workers/'))
      // A page that loads nothing, whose files would be put there again.
      await page.goto('/versions')
      // Otherwise the requests of the page before would be stored there after this.
      await stopWorker(page)
      await putIntoCache(
        page,
        tried.map((file) => ({ ...file, bytes: change(file) })),
      )
      const refused = refusedIn(page)
      const byWorker = new Set<string>()
      page.on('response', (response) => response.fromServiceWorker() && byWorker.add(response.url()))
      await page.goto('/')
      // A kit takes the shell's modules as it is evaluated.
      await page.waitForFunction((name) => name in globalThis, federationGlobal)
      expect((await loadEach(page, tried)).toSorted()).toEqual(urlsOf(tried))
      expect([...refused]).toEqual([])
      expect(await traces(page)).toEqual([false, false])
      expect(urlsOf(tried).filter((url) => !byWorker.has(url))).toEqual([])
      await expect(page.getByRole('button', { name: 'ورود یا ثبت‌نام' })).toBeVisible()
      const right = tried.map(({ url, bytes }) => [url, integrityOf(bytes)])
      await expect.poll(() => hashesInCache(page, urlsOf(tried))).toEqual(right.toSorted())
    })

  test('T1 T22 no worker starts from the cache of the service worker, whatever lies there', async ({
    page,
    platform,
  }) => {
    await page.goto('/test')
    await expectWorker(page)
    const worker = builtFiles(platform).filter(({ url }) => url.includes('/workers/'))
    expect(worker).toHaveLength(1)
    // A page that starts with this one would read no document.
    const poison = Buffer.from('postMessage("ready")')
    await putIntoCache(
      page,
      worker.map((file) => ({ ...file, bytes: poison })),
    )
    await openDocument(page)
    await expect(page.getByRole('dialog').locator('.textLayer')).toContainText('کارت')
  })

  test('T1 T6 the token worker takes none of its scripts from the cache: poisoned, a person signs in', async ({
    page,
    platform,
    sandbox,
  }) => {
    await page.goto('/')
    await expectWorker(page)
    const files = [
      ...tokenWorkerFiles(platform),
      { url: `${platform.origin}/workers/tokens.js`, kind: 'script' } as const,
    ]
    expect(files.length).toBeGreaterThan(4)
    await putIntoCache(
      page,
      files.map(({ url, kind }) => ({ url, kind, bytes: Buffer.from('throw new Error("poisoned")') })),
    )
    await signInAs(page, sandbox, await sandbox.newPerson('investor'))
    await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  })

  test('T1 T6 a page that a script puts in the place of the kept one is answered neither offline nor as a file', async ({
    page,
    context,
    platform,
    watch,
  }) => {
    // Firefox asks for the icon of a script that is opened as a page.
    watch.expectComplaints(/ERR_|Failed to (load|fetch)|img-src .*favicon/)
    await page.goto('/')
    await expectWorker(page)
    const file = await page.evaluate(async (text) => {
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      const names = await caches.keys()
      for (const name of names.filter((one) => one.startsWith('sarv-page-'))) {
        const cache = await caches.open(name)
        const kept = await cache.match('/offline')
        // Its own headers, and its own again without them.
        await cache.put('/offline', new Response(text, { headers: kept?.headers ?? headers }))
      }
      const files = await caches.open('sarv-files')
      const [script] = (await files.keys()).filter(({ url }) => /\/main\.\w+\.js$/.test(url))
      await files.put(script?.url ?? '', new Response(text, { headers }))
      return script?.url ?? ''
    }, planted)
    await page.goto(file)
    await expect(page.locator('body')).toContainText('webpack')
    await goOffline(context, platform)
    for (const place of ['/home', '/assets'])
      await expect(page.goto(place)).rejects.toThrow(/ERR_|NS_ERROR_|Load failed/)
    await expect(page.getByText('planted')).toHaveCount(0)
  })
})

const planted = '<!doctype html><p>planted</p>'

for (const [how, change] of changes)
  test(`T1 T6 no script of the token worker with ${how} runs, and a person signs in once it is the right one`, async ({
    page,
    context,
    platform,
    sandbox,
    watch,
  }) => {
    watch.expectComplaints(complaints)
    await withoutCache(page)
    const files = tokenWorkerFiles(platform)
    tamper(platform, files, change)
    const refused = refusedIn(page)
    await page.goto('/')
    const enter = page.getByRole('button', { name: 'ورود یا ثبت‌نام' })
    await enter.click()
    await expect(page.getByRole('dialog').filter({ hasText: 'ارتباط با سامانهٔ ورود برقرار نشد' })).toBeVisible()
    const [worker] = page.workers().filter((one) => one.url().endsWith('/workers/tokens.js'))
    expect(worker).toBeDefined()
    // BiDi evaluates nothing in a worker, and Chromium does not say which file of a worker was refused.
    if (engineOf(context) === 'firefox') expect(refused.size).toBeGreaterThan(0)
    else expect(await worker?.evaluate((name) => Reflect.get(globalThis, name), trace.script)).toBeUndefined()
    tamper(platform, files, undefined)
    await page.keyboard.press('Escape')
    await signInAs(page, sandbox, await sandbox.newPerson('investor'))
    await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  })

for (const [how, change] of changes)
  test(`T1 the PDF worker does not start from a script with ${how}, and starts once it is the right one`, async ({
    page,
    platform,
    watch,
  }) => {
    watch.expectComplaints(complaints)
    await withoutCache(page)
    const worker = builtFiles(platform).filter(({ url }) => url.includes('/workers/'))
    expect(worker).toHaveLength(1)
    tamper(platform, worker, change)
    const refused = refusedIn(page)
    await page.goto('/test')
    await openDocument(page)
    const retry = page.getByRole('dialog').getByRole('button', { name: 'تلاش دوباره' })
    await expect(retry).toBeVisible()
    expect([...refused]).toEqual(urlsOf(worker))
    expect(page.workers().filter(({ url }) => url().includes('/workers/pdf'))).toEqual([])
    tamper(platform, worker, undefined)
    await retry.click()
    await expect(page.getByRole('dialog').locator('.textLayer')).toContainText('کارت')
  })

const openDocument = (page: Page) =>
  page.locator('#documents').getByRole('button', { name: 'شرایط کارت', exact: true }).click()

/** Acts as a script of the page that the policy did not keep out. */
function putIntoCache(page: Page, files: readonly BuiltFile[]): Promise<void> {
  return page.evaluate(
    async (entries) => {
      const cache = await caches.open('sarv-files')
      for (const { url, kind, text } of entries)
        await cache.put(
          url,
          new Response(
            Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)),
            {
              headers: {
                'Content-Type': kind === 'script' ? 'text/javascript' : 'text/css',
              },
            },
          ),
        )
    },
    files.map(({ url, kind, bytes }) => ({ url, kind, text: bytes.toString('base64') })),
  )
}

/** The hashes of what lies in the cache now. */
function hashesInCache(page: Page, urls: readonly string[]): Promise<[string, string][]> {
  return page.evaluate(async (wanted) => {
    const cache = await caches.open('sarv-files')
    const hashed = async (url: string): Promise<[string, string]> => {
      const bytes = (await (await cache.match(url))?.arrayBuffer()) ?? new ArrayBuffer(0)
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
      return [url, `sha256-${btoa(String.fromCharCode(...digest))}`]
    }
    return Promise.all(wanted.map(hashed))
  }, urls as string[])
}
