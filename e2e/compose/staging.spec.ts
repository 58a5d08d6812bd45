import { runningVersions } from '@sarv/platform/contract/running-versions'
import { buyUnits, receiptHead } from '../actions/buy-units'
import { goTo } from '../actions/go-to'
import { cardOf, sectionOf, sections, wordsOf } from '../remotes/sections'
import { changedCheckout } from './changed-checkout'
import { compose, hostAddress, idOf, inboxAddress, inspect, isInternal, services, supportAddress } from './composition'
import { expectConfined } from './confinement'
import { expect, signIn, test } from './test'

test('PLT-009 host, catalogue, five remotes, sandbox and database run as healthy services', async () => {
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

test('PLT-009 a rebuilt remote is replaced alone; open pages finish with the version they began with', async ({
  page,
}) => {
  await signIn(page)
  const label = 'جست‌وجو در سؤال‌ها'
  const before = services.map((service) => [service, idOf(service)])
  const former = await versionOfSupport()
  const { folder, remove } = changedCheckout('remote-support/locales/fa.json', label, 'سؤال خود را بنویسید')
  const began = performance.now()
  compose(['up', '--detach', '--wait', '--build', 'remote-support'], folder)
  remove()
  const next = await versionOfSupport()
  expect(next).not.toBe(former)
  await expect.poll(async () => (await fetch(`${hostAddress}/faq`)).text()).toContain(`/${next}/remoteEntry.js`)
  process.stderr.write(`staging: one remote replaced in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)

  const changed = before.filter(([service = '', id]) => idOf(service) !== id).map(([service]) => service)
  expect(changed).toEqual(['remote-support'])
  await page.goto('/faq')
  await expect(page.getByRole('searchbox', { name: 'سؤال خود را بنویسید' })).toBeVisible()
  const kept = await fetch(`${supportAddress}/${former}/remoteEntry.js`, { headers: { 'Accept-Encoding': 'br' } })
  expect([kept.status, kept.headers.get('cache-control'), kept.headers.get('content-encoding')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
    'br',
  ])
  expect(kept.headers.get('access-control-allow-origin')).toBe('*')
})

async function versionOfSupport(): Promise<string> {
  const { version } = (await (await fetch(`${supportAddress}/platform.json`)).json()) as { version: string }
  return version
}

test('T2 F24 the host takes no catalogue that is not signed, and could not sign one', async () => {
  const place = '/catalogue/catalogue.json'
  const revision = async () => runningVersions.parse(await (await fetch(`${hostAddress}/versions`)).json()).revision
  const inside = (service: string, script: string) => compose(['exec', '-T', service, 'sh', '-c', script])
  const before = await revision()
  inside('catalogue', `cp ${place} /tmp/signed && echo '{"revision":${before + 1},"issued":"","remotes":[]}' >${place}`)
  const meanwhile = await revision()
  inside('catalogue', `cp /tmp/signed ${place}`)
  expect([meanwhile, await revision()]).toEqual([before, before])
  await expect.poll(() => compose(['logs', '--no-color', 'host'])).toContain('it is not signed')
  expect(inside('host', 'ls /run/signing 2>/dev/null || echo none').trim()).toBe('none')
})

test('PLT-009 every container is read-only, unprivileged, limited and reached from this machine only', async () => {
  for (const service of services) expectConfined(service)
  const { HostConfig, NetworkSettings } = inspect('database')
  expect(HostConfig.PortBindings).toEqual({})
  expect(Object.keys(NetworkSettings.Networks).map(isInternal)).toEqual([true])
})
