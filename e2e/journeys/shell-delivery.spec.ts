import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { hostFolder } from '@sarv/platform/delivery/store/versions/host-versions'
import { builtFile } from '@sarv/platform/delivery/webpack/built-file'
import { goTo } from '../actions/go-to'
import { test } from '../delivery-test'
import type { Delivery } from '../platform/delivery-platform'
import { healthTold } from '../platform/health-told'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs } from '../test'

const support = sectionOf('support')
const invest = sectionOf('invest')

/** Publishes the built shell under another title. @param script of its entry, in place of its own @returns its version */
async function publish({ sarv, folder }: Delivery, title: string, script?: string): Promise<string> {
  const dist = path.join(mkdtempSync(path.join(path.dirname(folder), 'shell-')), 'dist')
  cpSync(hostFolder, dist, { recursive: true })
  const description = path.join(dist, 'host.json')
  const { shell, files, ...host } = JSON.parse(readFileSync(description, 'utf8'))
  const entry: string = host.main.scripts.at(-1)
  const own = entry.replace(/[0-9a-f]{8}\.js$/, '00000000.js')
  const written = script === undefined ? undefined : builtFile(own, Buffer.from(script))
  if (written) {
    writeFileSync(path.join(dist, own), script ?? '')
    writeFileSync(path.join(dist, `${own}.br`), written.compressed ?? '')
    host.main.scripts = [...host.main.scripts.slice(0, -1), own]
  }
  const described = {
    ...host,
    shell: { ...shell, title: { fa: title, en: title } },
    files: written ? [...files, written.file] : files,
  }
  writeFileSync(description, JSON.stringify(described))
  const said = await sarv('publish', 'host', '--no-smoke', '--dist', dist)
  return /host@([\w.+-]+)/.exec(said)?.[1] ?? ''
}

/** The version of the shell that the page runs. */
const shellOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('sarv-page')?.textContent ?? '{}').shell)

/** Goes to a place at which the page makes room for a document: it may be gone before it has answered. */
async function leaveFor(page: Page, place: string): Promise<void> {
  await goTo(page, place).catch((error: Error) => expect(error.message).toContain('context was destroyed'))
}

test('PLT-078 a shell from the store runs as its own does; a canary of it comes after sign-in, goes with a rollback, and the app can be switched off @engines', async ({
  page,
  sandbox,
  delivery,
  watch,
}) => {
  const first = await publish(delivery, 'سرو یک')
  await delivery.sarv('promote', `host@${first}`)
  await signInAs(page, sandbox, await sandbox.newPerson(), support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  expect(await shellOf(page)).toBe(first)
  // Its token worker renews, and its files come with a reload.
  await page.reload()
  await expect(wordsOf(page, support)).toBeVisible()

  const second = await publish(delivery, 'سرو دو')
  await delivery.sarv('promote', `host@${second}`, '--percent', '100')
  await page.goto(invest.path)
  await expect(wordsOf(page, invest)).toBeVisible()
  // The page makes room for one of the canary at the next navigation.
  await leaveFor(page, support.path)
  await expect.poll(() => shellOf(page).catch(() => undefined)).toBe(second)
  await expect(wordsOf(page, support)).toBeVisible()

  await delivery.sarv('rollback', 'host')
  await leaveFor(page, invest.path)
  await expect.poll(() => shellOf(page).catch(() => undefined)).toBe(first)
  await expect(wordsOf(page, invest)).toBeVisible()

  watch.expectComplaints(/status of 503/)
  await delivery.sarv('kill', 'host', '--message-fa', 'تا ظهر بسته است.', '--message-en', 'Closed until noon.')
  await leaveFor(page, support.path)
  await expect(page.getByText('تا ظهر بسته است.')).toBeVisible()
  await expect(page.getByText('Closed until noon.')).toBeVisible()
  await delivery.sarv('revive', 'host')
  await page.reload()
  await expect(wordsOf(page, support)).toBeVisible()
})

test('PLT-078 a canary of the shell whose script throws reports that it did not start, and one that starts that it did', async ({
  page,
  context,
  platform,
  sandbox,
  delivery,
  watch,
}) => {
  watch.expectComplaints(/does not start/)
  await delivery.sarv('promote', `host@${await publish(delivery, 'سرو یک')}`)
  const broken = await publish(delivery, 'سرو دو', "throw new Error('does not start')\n")
  await delivery.sarv('promote', `host@${broken}`, '--percent', '1')
  const told = healthTold(platform)
  await signInAs(page, sandbox, await sandbox.newPerson(), support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  await page.goto('about:blank')
  await expect.poll(() => told('host')?.opened).toBeGreaterThan(0)
  expect(told('host')).toMatchObject({ failed: {}, crashed: 0 })

  await context.addCookies([{ name: 'sarv-canary', value: `host@${broken}`, url: platform.origin }])
  await page.goto(invest.path)
  await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible()
  await expect.poll(() => told('host', broken)?.failed).toEqual({ crashed: 1 })
})
