import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Bus } from '@sarv/platform/contract/events/bus'
import { federationGlobal, federationRelease } from '@sarv/platform/contract/federation-global'
import { builtRemote } from '@sarv/platform/contract/manifest'
import { folderOf } from '@sarv/platform/delivery/local/platform-plan'
import { goTo } from '../actions/go-to'
import { countInstances, instancesSeen } from '../checks/instances'
import { sections, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

test('PLT-006 host and five remotes share one React, react-dom, router, query client, i18n and bus', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.invite('witness')
  await countInstances(page)
  await signIn(undefined, '/profile')
  await page.goto('/home')
  await goTo(page, '/witness')
  await expect(page.getByText('شاهد اینجاست')).toBeVisible()
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
  const seen = await instancesSeen(page)
  // The shell's own root and one for each of the five remotes.
  expect(seen.roots).toBeGreaterThanOrEqual(6)
  expect(seen.versionsOffered).toEqual({
    '@sarv/shared/platform': 1,
    '@sarv/shared/schema': 1,
    react: 1,
    'react-dom': 1,
    'react-dom/client': 1,
    'react/jsx-runtime': 1,
  })
  expect(seen.reactDoms, 'react-dom').toBe(1)
  expect(seen.reactOfReactDomIsShared, 'the React of react-dom is the one in the share scope').toBe(true)
  expect(seen.routers, 'navigators').toBe(1)
  expect(seen.routerContexts, 'instances of the router').toBe(1)
  expect(seen.queryClients, 'query clients').toBe(1)
  expect(seen.queryContexts, 'instances of the query library').toBe(1)
  expect(seen.languages, 'i18n').toBe(1)
  expect(seen.platforms, 'platform objects, one for each remote and the shell’s own').toBe(sections.length + 1)
  expect(seen.buses, 'buses').toBe(1)
  expect(seen.platformsOfTheWitness, 'the witness was given the same services').toEqual({
    bus: true,
    queryClient: true,
    i18n: true,
    navigator: true,
  })
})

test('PLT-021 an event of one build is heard in the other, from a remote to the shell and back', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.invite('witness')
  await signIn(undefined, '/profile')
  await page.goto('/home')
  await goTo(page, '/witness')
  await expect(page.getByText('شاهد اینجاست')).toBeVisible()
  await page.evaluate(() => {
    const { bus } = (Reflect.get(globalThis, 'sarvWitness') as { platform: { bus: Bus } }).platform
    const heard: unknown[] = []
    Reflect.set(globalThis, 'sarvHeard', heard)
    bus.on('page-visited', (fact) => heard.push(fact))
    bus.emit('toasted', { message: 'سلام از ساختی دیگر' })
  })
  await expect(page.getByText('سلام از ساختی دیگر')).toBeVisible()
  await goTo(page, '/assets')
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'sarvHeard')))
    .toEqual([{ path: '/assets', title: 'دارایی‌ها' }])
})

test('T4 PLT-006 a remote that offers newer versions of all that is shared changes no one', async ({
  page,
  platform,
  signIn,
}) => {
  await platform.invite('usurper')
  await countInstances(page)
  await signIn(undefined, '/profile')
  await page.goto('/usurper')
  await expect(page.getByText('مهمان اینجاست')).toBeVisible()
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section)).toBeVisible()
  }
  expect(await page.evaluate(() => Reflect.get(globalThis, 'sarvUsurped'))).toBeUndefined()
  expect((await instancesSeen(page)).reactDoms).toBe(1)
})

test('PLT-006 this federation release keeps one copy of what is shared, and containers bring none', async () => {
  const delivery = path.join(folderOf('support'), '../platform')
  const { version } = JSON.parse(
    readFileSync(path.join(delivery, 'node_modules/@module-federation/enhanced/package.json'), 'utf8'),
  ) as { version: string }
  expect(version.startsWith(`${federationRelease}.`), `${version} needs a new federationRelease`).toBe(true)
  // Each of these has one copy, in the shell: a remote whose files have its text brings a second one.
  const marksOfCopies = [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=',
    'bundleType:0,version:"19',
    'useNavigate() may be used only in the context of a <Router>',
    'No QueryClient set, use QueryClientProvider',
    'Encountered Promise during synchronous parse',
    'data-base-ui-focus-guard',
  ]
  const host = path.join(folderOf('support'), '../host/dist')
  const bundled = readdirSync(host).flatMap((file) =>
    file.endsWith('.js') ? [readFileSync(path.join(host, file), 'utf8')] : [],
  )
  for (const mark of marksOfCopies)
    expect(bundled.filter((text) => text.includes(mark)).length, `the shell: ${mark}`).toBe(1)
  for (const { remote } of sections) {
    const dist = path.join(folderOf(remote), 'dist')
    const { entry, files, federation } = builtRemote.parse(
      JSON.parse(readFileSync(path.join(dist, 'platform.json'), 'utf8')),
    )
    expect(federation).toBe(federationRelease)
    const container = readFileSync(path.join(dist, entry))
    expect(container.toString(), `${remote} takes the runtime of the shell`).toContain(federationGlobal)
    expect(brotliCompressSync(container).length, `entry of ${remote}`).toBeLessThan(4_000)
    for (const { path: file } of files.filter((one) => one.path.endsWith('.js'))) {
      const text = readFileSync(path.join(dist, file), 'utf8')
      for (const mark of marksOfCopies) expect(text.includes(mark), `${remote}/${file}: ${mark}`).toBe(false)
    }
  }
})
