import { existsSync } from 'node:fs'
import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { isInstalled, workspace } from '../../build/packages'
import { type ErrorDetail, SarvError } from '../../errors/sarv-error'
import { pathsOf } from './first-paths'
import { installedChromium } from './installed-chromium'
import type { OpenEnvironment } from './smoke-environment'
import { openSmokePlatform, type SmokeBuild, type SmokePlatform } from './smoke-platform'
import { anyOrigin, openStubEnvironment } from './stub-environment'

/** How long a page may take on a busy machine; ms. */
const timeout = 30_000

/** What was found in a browser, and in which one. */
export interface SmokeResult<Build> {
  /** @example 'Chromium 156.0.7444.0, sandbox' */
  readonly browser: string
  /** What is wrong, by the build. */
  readonly errors: ReadonlyMap<Build, readonly ErrorDetail[]>
}

/**
 * Opens pages of remotes in Chromium, signed in, in a shell of that build with nothing else beside.
 * @param builds of one remote each; their first pages are opened
 * @param host the shell's build, with the name that people know it by
 * @param most pages of each remote that are opened
 * @throws SarvError without a Chromium
 */
export async function smokeTest<Build extends SmokeBuild>(
  builds: readonly Build[],
  host: { readonly name: string; readonly folder: string },
  most = Number.POSITIVE_INFINITY,
  openEnvironment?: OpenEnvironment,
): Promise<SmokeResult<Build>> {
  const executablePath = installedChromium(process.env)
  if (!executablePath) throw new SarvError('SARV-503', 'None was found on the path.')
  const platform = await openSmokePlatform(builds, host.folder, openEnvironment ?? (await defaultEnvironment()))
  let browser: Browser | undefined
  try {
    const chromiumSandbox = process.env.SARV_CHROMIUM_SANDBOX === '1'
    browser = await chromium.launch({ executablePath, chromiumSandbox, args: ['--disable-gpu'] })
    const complaints = await walk(browser, platform, builds, most)
    const errorOf = (complaint: string): ErrorDetail => ({
      code: 'SARV-412',
      detail: `In ${host.name}, ${complaint}`,
    })
    return {
      browser: `Chromium ${browser.version()}, ${platform.environment.name}`,
      errors: new Map([...complaints].map(([build, texts]) => [build, [...texts].map(errorOf)])),
    }
  } finally {
    await browser?.close()
    await platform.close()
  }
}

/** Only this repository has a sandbox. */
async function defaultEnvironment(): Promise<OpenEnvironment> {
  if (isInstalled || !existsSync(path.join(workspace, 'sandbox/src/main.ts'))) return openStubEnvironment
  return (await import('./sandbox-environment')).openSandboxEnvironment
}

async function walk<Build extends SmokeBuild>(
  browser: Browser,
  { origin, environment }: SmokePlatform,
  builds: readonly Build[],
  most: number,
): Promise<Map<Build, Set<string>>> {
  const context = await browser.newContext({ locale: 'fa-IR', timezoneId: 'Asia/Tehran', serviceWorkers: 'block' })
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const pages = builds.flatMap((build) =>
    pathsOf(build.built)
      .slice(0, most)
      .map((path) => ({ build, path })),
  )
  const complaints = new Map(builds.map((build) => [build, new Set<string>()]))
  let at = pages[0]
  if (!at) return complaints
  const complain = (text: string) => at && complaints.get(at.build)?.add(`${at.path}: ${text}`)
  page.on('pageerror', ({ message }) => complain(message))
  const connects = builds.flatMap(({ built }) => built.connects ?? [])
  const isConnected = (url: string) => connects.includes(new URL(url, origin).origin)
  // As the API without data: no gate calls what belongs to a team.
  await page.route(
    ({ href }) => isConnected(href),
    (route) => route.fulfill({ status: 404, headers: anyOrigin }),
  )
  page.on('console', (message) => {
    const isOwn = environment.isOwn(message) || isConnected(message.location().url)
    if (message.type() === 'error' && !isOwn) complain(message.text())
  })
  await environment.signIn(page, `${origin}${at.path}`)
  for (at of pages) {
    const failure = await openPage(page, at.build.built.name, `${origin}${at.path}`)
    if (failure) complain(failure)
  }
  return complaints
}

/** Opens a page of the remote. @returns what is wrong with it; nothing where it has led on to another page */
async function openPage(page: Page, name: string, address: string): Promise<string | undefined> {
  await page.goto(address)
  const hasLedOn = () => new URL(page.url()).pathname !== new URL(address).pathname
  const frame = page.locator(`[data-remote="${name}"]:not([data-section]):not([data-phase="loading"])`)
  try {
    await Promise.any([frame.waitFor({ state: 'attached' }), page.waitForURL(hasLedOn)])
    if (hasLedOn()) return undefined
    // What it asks for first has come, and with it what a screen without data cannot show to be broken.
    await page.waitForLoadState('networkidle')
    // At once, as it is: a page that leads on now takes the frame away, and would be waited for.
    const [shown] = await frame.evaluateAll((frames) =>
      frames.map(({ dataset, textContent }) => ({ phase: dataset.phase, text: textContent.trim() })),
    )
    if (hasLedOn()) return undefined
    if (shown?.phase !== 'mounted') return 'the card of a failed remote stands in its place'
    return shown.text === '' ? 'it has mounted and shows nothing' : undefined
  } catch {
    return hasLedOn() ? undefined : `it was not there after ${timeout / 1_000} s`
  }
}
