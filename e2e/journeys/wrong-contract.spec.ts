import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Catalogue } from '@sarv/platform/contract/catalogue'
import type { BuiltRemote } from '@sarv/platform/contract/manifest'
import { hostFolder } from '@sarv/platform/delivery/store/versions/host-versions'
import { cardOf, sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

const support = sectionOf('support')

const misfits: readonly (readonly [string, (built: BuiltRemote) => Partial<BuiltRemote>])[] = [
  [
    'that needs a newer contract',
    ({ shared }) => ({
      requires: { platform: '^9.0.0' },
      shared: { ...shared, '@sarv/shared/platform': '^9.0.0' },
    }),
  ],
  [
    'that was written for a newer contract without our preset',
    () => ({ requires: { platform: '^9.0.0' }, shared: {} }),
  ],
  ['that is too old for our React', ({ shared }) => ({ shared: { ...shared, react: '^18.0.0' } })],
  ['of another federation release', () => ({ federation: '3.0' })],
]

test('PLT-007 F22 a remote that does not fit is refused with a card before a single byte of it is fetched', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform.remote('support').base)) asked.push(request.url())
  })
  for (const [which, change] of misfits) {
    await test.step(`one ${which}`, async () => {
      platform.setCatalogue((catalogue) => withSupport(catalogue, change))
      await page.goto(support.path)
      await expect(cardOf(page, support)).toContainText('با نسخهٔ کنونی برنامه هماهنگ نیست')
      await page.getByRole('button', { name: 'تلاش دوباره' }).click()
      await expect(cardOf(page, support)).toBeVisible()
      expect(asked).toEqual([])
    })
  }
  await test.step('the others open', async () => {
    await page.getByRole('link', { name: 'رفتن به خانه' }).click()
    await page.getByRole('link', { name: 'کارت' }).first().click()
    await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  })
})

test('PLT-007 F60 a remote for a newer contract waits for the host that keeps it', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn()
  const newer = hostThatKeeps('1.9.0')
  platform.setCatalogue((catalogue) =>
    withSupport(catalogue, ({ shared }) => ({
      requires: { platform: '^1.9.0' },
      shared: { ...shared, '@sarv/shared/platform': '^1.9.0' },
    })),
  )
  await page.goto(support.path)
  await expect(cardOf(page, support)).toContainText('با نسخهٔ کنونی برنامه هماهنگ نیست')
  platform.configureShell({ SARV_FILES: newer })
  await page.reload()
  await expect(wordsOf(page, support)).toBeVisible()
  await page.goto(sectionOf('bank').path)
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  rmSync(newer, { recursive: true })
})

/** A folder with this host's build, which says that it keeps another version of the contract. */
function hostThatKeeps(contract: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sarv-host-'))
  cpSync(hostFolder, folder, { recursive: true })
  const file = path.join(folder, 'host.json')
  const host = JSON.parse(readFileSync(file, 'utf8'))
  host.provided['@sarv/shared/platform'] = contract
  writeFileSync(file, JSON.stringify(host))
  return folder
}

function withSupport(catalogue: Catalogue, change: (built: BuiltRemote) => Partial<BuiltRemote>): Catalogue {
  const remotes = catalogue.remotes.map((remote) =>
    remote.current.name === 'support'
      ? { ...remote, current: { ...remote.current, ...change(remote.current) } }
      : remote,
  )
  return { ...catalogue, remotes }
}
