import { type Browser, chromium, type Page } from 'playwright-core'
import type { BuiltRemote } from '../../../contract/manifest'
import { freshPerson } from '../../../testing/control'
import { newestCode } from '../../../testing/sign-in'
import type { ErrorDetail } from '../../errors/sarv-error'
import { pathsOf } from './first-paths'
import { installedChromium } from './installed-chromium'
import { openSmokePlatform, type SmokePlatform } from './smoke-platform'

/** How long a page may take on a busy machine; ms. */
const timeout = 30_000

/**
 * Opens the first pages of a remote in Chromium, signed in, in a shell of that build with nothing else beside.
 * @param dist the folder of the remote's build
 * @param host the shell's build, with the name that people know it by
 */
export async function smokeTest(
  built: BuiltRemote,
  dist: string,
  host: { readonly name: string; readonly folder: string },
): Promise<ErrorDetail[]> {
  const executablePath = installedChromium(process.env)
  if (!executablePath) return [{ code: 'SARV-503', detail: 'None was found on the path.' }]
  const paths = pathsOf(built)
  const platform = await openSmokePlatform(built, dist, host.folder)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const complaints = await walk(browser, platform, built.name, paths)
    return complaints.map((complaint): ErrorDetail => ({ code: 'SARV-412', detail: `In ${host.name}, ${complaint}` }))
  } finally {
    await browser.close()
    await platform.close()
  }
}

async function walk(
  browser: Browser,
  { origin, inbox }: SmokePlatform,
  name: string,
  paths: readonly string[],
): Promise<string[]> {
  const context = await browser.newContext({ locale: 'fa-IR', timezoneId: 'Asia/Tehran', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'referral_modal', value: 'false', url: origin }])
  const page = await context.newPage()
  page.setDefaultTimeout(timeout)
  const [first] = paths
  if (!first) return []
  const complaints: string[] = []
  let at = first
  const complain = (text: string) => complaints.push(`${at}: ${text}`)
  page.on('pageerror', ({ message }) => complain(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complain(message.text())
  })
  await signIn(page, inbox, `${origin}${first}`)
  for (at of paths) {
    const failure = await openPage(page, name, `${origin}${at}`)
    if (failure) complain(failure)
  }
  return [...new Set(complaints)]
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
