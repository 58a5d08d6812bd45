import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from '@playwright/test'
import { defaultPorts, originOf, runSandbox } from '@sarv/platform/delivery/local/platform-plan'
import { freshPerson } from '@sarv/platform/testing/control'
import { describeWhenDeep } from '@sarv/platform/testing/describe-when-deep'
import { freePort } from '@sarv/platform/testing/free-port'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { waitUntil } from '@sarv/platform/testing/wait-until'
import { findChromium } from './platform/find-chromium'

// It installs from the registry of npm, so `pnpm test` leaves it to `pnpm test:deep`; create-product.test.ts is its quick core.

describeWhenDeep('a product of its own, made outside of this repository', () => {
  const room = mkdtempSync(path.join(tmpdir(), 'sarv-new-product-'))
  const folder = path.join(room, 'savings')
  const CHROMIUM_PATH = findChromium(() => undefined)
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, CHROMIUM_PATH },
    })
  const ends: (() => unknown)[] = []
  let browser: Browser
  let inbox: string
  let origin: string

  beforeAll(async () => {
    const repository = path.resolve(import.meta.dirname, '..')
    execFileSync(path.join(repository, 'node_modules/.bin/sarv'), ['new', folder], { cwd: repository, stdio: 'pipe' })
    run('npm', 'install', '--no-audit', '--no-fund')
    run('npm', 'run', 'build')
    const free = await freePorts(['host', 'remotes', 'api', 'identity', 'gateway', 'inbox'])
    origin = originOf(free.host)
    inbox = originOf(free.inbox)
    const sandbox = await runSandbox(
      { ...defaultPorts, sandbox: free },
      { DATA_DIR: 'memory', SANDBOX_CONTROL: '1', HOST_ORIGIN: origin },
    )
    ends.push(() => sandbox.stop())
    const started = spawn(process.execPath, ['--import', 'tsx', 'start.ts'], {
      cwd: folder,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(free.host),
        REMOTES_ORIGIN: originOf(free.remotes),
        SARV_IDENTITY: originOf(free.identity),
        SARV_CLIENT_ID: 'sarv-web',
      },
    })
    ends.push(async () => {
      started.kill()
      if (started.exitCode === null) await once(started, 'exit')
    })
    await waitUntil(async () => (await fetch(`${origin}/health`).catch(() => undefined))?.ok === true)
    browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox'] })
    ends.push(() => browser.close())
  }, 600_000)
  afterAll(async () => {
    for (const end of ends.reverse()) await end()
    rmSync(room, { recursive: true })
  })

  async function signIn(page: Page): Promise<void> {
    const { mobile } = await freshPerson(inbox, { kind: 'investor' })
    await page.goto(`${origin}/home`)
    await page.getByRole('button', { name: 'ورود' }).click()
    await page.getByRole('textbox', { name: /موبایل/ }).fill(mobile)
    await page.getByRole('button', { name: 'دریافت کد' }).click()
    await page.getByRole('textbox', { name: /کد/ }).waitFor()
    await page.getByRole('textbox', { name: /کد/ }).pressSequentially(await newestCode(inbox, mobile))
    await page.waitForURL(`${origin}/home`)
  }

  test('its types and the test of its remote pass', () => {
    expect(run('npm', 'test')).toMatch(/pass 4/)
  })

  test('a person signs in and sees the remote, in both languages; what is promoted comes to that person', async () => {
    const page = await browser.newPage()
    await signIn(page)
    await page.getByRole('heading', { name: 'این بخش کار می‌کند' }).waitFor()
    await page.getByRole('link', { name: 'خانه', exact: true }).waitFor()
    await page.getByRole('button', { name: 'English' }).click()
    await page.getByRole('heading', { name: 'This section works' }).waitFor()

    const texts = path.join(folder, 'remote-home/src/texts.ts')
    writeFileSync(texts, readFileSync(texts, 'utf8').replace('This section works', 'A second version'))
    const [, version] = /(home@\S+) is published/.exec(run('npx', 'sarv', 'publish', 'home')) ?? []
    await page.reload()
    await page.getByRole('heading', { name: 'This section works' }).waitFor()
    expect(run('npx', 'sarv', 'promote', String(version))).toContain('Revision 2 is in.')
    await waitUntil(async () => {
      await page.reload()
      await page.getByRole('heading', { name: /This section works|A second version/ }).waitFor()
      return page.getByRole('heading', { name: 'A second version' }).isVisible()
    })

    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await page.close()
  })
})

async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const ports = await Promise.all(names.map(async (name) => [name, await freePort()] as const))
  return Object.fromEntries(ports) as Record<Name, number>
}
