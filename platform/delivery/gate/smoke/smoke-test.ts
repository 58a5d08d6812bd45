import { type Browser, chromium, type Page } from 'playwright-core'
import { freshPerson } from '../../../testing/control'
import { newestCode } from '../../../testing/sign-in'
import type { ErrorDetail } from '../../errors/sarv-error'
import { pathsOf } from './first-paths'
import { installedChromium } from './installed-chromium'
import { openSmokePlatform, type SmokeBuild, type SmokePlatform } from './smoke-platform'

/** How long a page may take on a busy machine; ms. */
const timeout = 30_000

/**
 * Opens pages of remotes in Chromium, signed in, in a shell of that build with nothing else beside.
 * @param builds of one remote each; their first pages are opened
 * @param host the shell's build, with the name that people know it by
 * @param most pages of each remote that are opened
 * @returns what is wrong, by the build
 */
export async function smokeTest<Build extends SmokeBuild>(
  builds: readonly Build[],
  host: { readonly name: string; readonly folder: string },
  most = Number.POSITIVE_INFINITY,
): Promise<Map<Build, ErrorDetail[]>> {
  const executablePath = installedChromium(process.env)
  if (!executablePath)
    return new Map(builds.map((build) => [build, [{ code: 'SARV-503', detail: 'None was found on the path.' }]]))
  const platform = await openSmokePlatform(builds, host.folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const complaints = await walk(browser, platform, builds, most)
    const errorOf = (complaint: string): ErrorDetail => ({
      code: 'SARV-412',
      detail: `In ${host.name}, ${complaint}`,
    })
    return new Map([...complaints].map(([build, texts]) => [build, [...texts].map(errorOf)]))
  } finally {
    await browser.close()
    await platform.close()
  }
}

async function walk<Build extends SmokeBuild>(
  browser: Browser,
  { origin, inbox }: SmokePlatform,
  builds: readonly Build[],
  most: number,
): Promise<Map<Build, Set<string>>> {
  const context = await browser.newContext({ locale: 'fa-IR', timezoneId: 'Asia/Tehran', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'referral_modal', value: 'false', url: origin }])
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
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  await signIn(page, inbox, `${origin}${at.path}`)
  for (at of pages) {
    const failure = await openPage(page, at.build.built.name, `${origin}${at.path}`)
    if (failure) complain(failure)
  }
  return complaints
}

/** As people do: number, code, and back to where it was asked for. */
async function signIn(page: Page, inbox: string, address: string): Promise<void> {
  const { mobile } = await freshPerson(inbox, { kind: 'investor' })
  await page.goto(address)
  await page.getByRole('button', { name: /ورود/ }).first().click()
  await page.getByRole('textbox', { name: /موبایل/ }).fill(mobile)
  // The press of the button has asked who invited the person; no one has.
  const cookies = await page.context().cookies()
  const question = cookies.find(({ name }) => name === 'referral_modal')
  if (question) await page.context().addCookies([{ ...question, value: 'false' }])
  await page.getByRole('button', { name: /ادامه|دریافت|ارسال/ }).click()
  const code = page.getByRole('textbox', { name: /کد/ })
  await code.waitFor()
  await code.fill(await newestCode(inbox, mobile))
  await page.waitForURL(address)
}

/** Opens a page of the remote. @returns what is wrong with it; nothing where it has led on to another page */
async function openPage(page: Page, name: string, address: string): Promise<string | undefined> {
  await page.goto(address)
  const hasLedOn = () => new URL(page.url()).pathname !== new URL(address).pathname
  const frame = page.locator(`[data-remote="${name}"]:not([data-phase="loading"])`)
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
