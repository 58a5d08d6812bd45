import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { runningVersions } from '@sarv/platform/contract/running-versions'
import { buyUnits, receiptHead } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { cardOf, sectionOf, sections, wordsOf } from '../remotes/sections'
import { changedCheckout } from './changed-checkout'
import {
  compose,
  hostAddress,
  idOf,
  imageSize,
  inboxAddress,
  inspect,
  isInternal,
  sarv,
  services,
  supportAddress,
} from './composition'
import { expectConfined } from './confinement'
import { received } from './received'
import { expect, signIn, test } from './test'

const newLabel = 'سؤال خود را بنویسید'
const searchBox = (page: Page) => page.getByRole('searchbox', { name: newLabel })

/** Which version of support new pages of everybody run. */
async function runningSupport(): Promise<string | undefined> {
  const { remotes } = runningVersions.parse(await (await fetch(`${hostAddress}/versions`)).json())
  return remotes.find(({ name }) => name === 'support')?.version
}

/** Versions as `sarv versions --json` says them, the newest first. */
function versionsOf(json: string): string[] {
  return (JSON.parse(json) as { versions: { version: string }[] }).versions.map(({ version }) => version)
}

test('PLT-009 host, delivery, five remotes, sandbox and database run as healthy services', async () => {
  for (const service of services) expect(inspect(service).State.Health.Status, service).toBe('healthy')
  const answers = [`${hostAddress}/health`, `${supportAddress}/health`, `${inboxAddress}/healthz`].map((url) =>
    fetch(url),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('PLT-009 a person signs in, buys units at the gateway and opens a page of every remote', async ({ page }) => {
  await signIn(page)
  await buyUnits(page, '5000000', 'paid')
  await expect(receiptHead(page)).toContainText('پرداخت موفق')
  for (const section of sections) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section), section.remote).toBeVisible()
  }
})

test('PLT-009 PLT-004 a stopped remote costs its area, also for a new host, and heals by retry', async ({
  page,
  watch,
}) => {
  watch.expectComplaints(/net::ERR_|Remote support: unreachable/)
  const support = sectionOf('support')
  compose(['stop', '--timeout', '5', 'remote-support'])
  compose(['restart', '--timeout', '5', 'host'])
  compose(['up', '--detach', '--wait', '--no-deps', 'host'])
  await signIn(page)
  await goTo(page, support.path)
  await expect(cardOf(page, support)).toBeVisible()
  for (const section of sections.filter((other) => other !== support)) {
    await goTo(page, section.path)
    await expect(wordsOf(page, section), section.remote).toBeVisible()
  }
  await goTo(page, support.path)
  compose(['up', '--detach', '--wait', '--no-deps', 'remote-support'])
  await page.getByRole('button', { name: 'تلاش دوباره' }).click()
  await expect(wordsOf(page, support)).toBeVisible()
})

test('PLT-009 PLT-106 a rebuilt remote is replaced alone; open pages finish with the version they began with', async ({
  page,
}) => {
  await signIn(page)
  const label = 'جست‌وجو در سؤال‌ها'
  const before = services.map((service) => [service, idOf(service)])
  const former = await runningSupport()
  const { folder, remove } = changedCheckout('remote-support/locales/fa.json', label, newLabel)
  const began = performance.now()
  compose(['up', '--detach', '--wait', '--build', 'remote-support'], folder)
  remove()
  await expect.poll(runningSupport).not.toBe(former)
  process.stderr.write(`staging: one remote replaced in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)

  const changed = before.filter(([service = '', id]) => idOf(service) !== id).map(([service]) => service)
  expect(changed).toEqual(['remote-support'])
  await page.goto('/faq')
  await expect(searchBox(page)).toBeVisible()
  const kept = await fetch(`${supportAddress}/${former}/remoteEntry.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect([kept.status, kept.headers.get('cache-control'), kept.headers.get('content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ])
  expect(kept.headers.get('access-control-allow-origin')).toBe('*')
})

test('PLT-107 nginx sends a browser that has the former version of a file the difference', async () => {
  const [next = '', former = ''] = versionsOf(sarv('versions', 'support', '--json'))
  const had = await fetch(`${supportAddress}/${former}/remoteEntry.js`)
  const dictionary = createHash('sha256')
    .update(await had.bytes())
    .digest('base64')
  const address = `${supportAddress}/${next}/remoteEntry.js`
  const whole = await received(address, { 'Accept-Encoding': 'dcz, br' })
  const headers = { 'Accept-Encoding': 'dcz, br', 'Available-Dictionary': `:${dictionary}:` }
  const difference = await received(address, headers)
  expect([whole.encoding, difference.encoding]).toEqual(['br', 'dcz'])
  expect(difference.vary).toContain('Available-Dictionary')
  expect(difference.bytes).toBeLessThan(whole.bytes / 4)
  process.stderr.write(`staging: remoteEntry.js in ${difference.bytes} bytes instead of ${whole.bytes}\n`)
})

test('PLT-107 a rollback takes a remote back, and a restart of what delivers does not bring it again', async ({
  page,
}) => {
  const [next = '', former = ''] = versionsOf(sarv('versions', 'support', '--json'))
  sarv('rollback', 'support', '--why', 'the label is wrong')
  await expect.poll(runningSupport).toBe(former)
  compose(['up', '--detach', '--wait', '--force-recreate', '--no-deps', 'delivery', 'remote-support'])
  expect(sarv('audit', 'support')).toContain('the label is wrong')
  await signIn(page)
  await page.goto('/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
  await expect(searchBox(page)).toHaveCount(0)
  expect(await runningSupport()).not.toBe(next)
})

test('PLT-107 a canary is shown to some and taken back', async ({ page }) => {
  const [next = ''] = versionsOf(sarv('versions', 'support', '--json'))
  sarv('promote', `support@${next}`, '--again', '--percent', '99.99')
  await signIn(page)
  await expect(async () => {
    await page.goto('/faq')
    await expect(searchBox(page)).toBeVisible({ timeout: 5_000 })
  }).toPass()
  expect(await runningSupport()).not.toBe(next)
  sarv('rollback', 'support', '--why', 'enough tried')
  await expect(async () => {
    await page.goto('/faq')
    await expect(wordsOf(page, sectionOf('support'))).toBeVisible({ timeout: 5_000 })
    await expect(searchBox(page)).toHaveCount(0)
  }).toPass()
})

test('PLT-107 a remote that is switched off says why, and comes back', async ({ page }) => {
  await signIn(page)
  sarv('kill', 'support', '--message', 'تا عصر بسته است')
  await expect(async () => {
    await page.goto('/faq')
    await expect(page.getByText('تا عصر بسته است')).toBeVisible({ timeout: 5_000 })
  }).toPass()
  sarv('revive', 'support')
  await expect(async () => {
    await page.goto('/faq')
    await expect(wordsOf(page, sectionOf('support'))).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

test('PLT-009 people go on after a restart of the database', async ({ page }) => {
  await signIn(page)
  compose(['restart', 'database'])
  compose(['up', '--detach', '--wait', '--no-deps', 'database', 'sandbox'])
  await page.goto('/faq')
  await expect(wordsOf(page, sectionOf('support'))).toBeVisible()
})

test('T2 F24 the host takes no catalogue that is not signed, and could not sign one', async () => {
  const revisions = '/store/.revisions/catalogue-root.json'
  const revision = async () => runningVersions.parse(await (await fetch(`${hostAddress}/versions`)).json()).revision
  const inside = (service: string, script: string) => compose(['exec', '-T', service, 'sh', '-c', script])
  const before = await revision()
  const newest = inside('host', `ls ${revisions} | tail -1`).trim()
  const forged = `${revisions}/${String(Number(newest) + 1).padStart(newest.length, '0')}`
  inside('host', `echo '{"revision":${before + 1},"issued":"","remotes":[]}' >${forged}`)
  try {
    await expect
      .poll(async () => [await revision(), compose(['logs', '--no-color', 'host']).includes('it is not signed')])
      .toEqual([before, true])
  } finally {
    inside('host', `rm ${forged}`)
  }
  expect(await revision()).toBe(before)
  expect(inside('host', 'ls /run/signing 2>/dev/null || echo none').trim()).toBe('none')
})

test('PLT-105 every image is below 250 MB, but that of the gate’s browser and the database’s', () => {
  const sizes = services.map((service) => ({ service, megabytes: imageSize(service) / 1e6 }))
  const large = sizes.filter(({ megabytes }) => megabytes >= 250).map(({ service }) => service)
  expect(large).toEqual(['delivery', 'database'])
})

test('PLT-009 every container is read-only, unprivileged, limited and reached from this machine only', async () => {
  for (const service of services) expectConfined(service)
  const { HostConfig, NetworkSettings } = inspect('database')
  expect(HostConfig.PortBindings).toEqual({})
  expect(Object.keys(NetworkSettings.Networks).map(isInternal)).toEqual([true])
})
