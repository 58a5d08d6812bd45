import { test as base, expect, type Page } from '@playwright/test'
import { beginSignIn, fillInForms } from '@sarv/platform/testing/sign-in'
import { type PageErrors, watchPageErrors } from './browser/page-errors'
import { launchFirefox } from './platform/find-firefox'
import { launchWebKit } from './platform/find-webkit'
import { type Person, type SandboxClient, sandboxClient } from './platform/sandbox-client'
import { openTestPlatform, type SessionPlace, type TestPlatform } from './platform/worker-platform'

export { expect }

/** Signs a fresh person of a kind in, or one whom the test has made, at home or at another page. */
export type SignIn = (who?: string | Person, wanted?: string) => Promise<Person>

interface TestFixtures {
  readonly watch: PageErrors
  readonly signIn: SignIn
}

interface WorkerFixtures {
  /** Who holds the sessions; the server where a project says so. */
  readonly session: SessionPlace
  readonly worker: TestPlatform
  readonly sandbox: SandboxClient
}

/** A test in the browser of its project, wherever that one is on this machine. */
export const browserTest = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions, browserName }, use) => use(launches[browserName]?.(launchOptions, say) ?? launchOptions),
    { scope: 'worker' },
  ],
})

/**
 * Every test has the platform of its worker to itself and fails on a single policy report, page error or console error
 * that it did not announce.
 */
export const test = browserTest.extend<TestFixtures & { platform: TestPlatform }, WorkerFixtures>({
  session: ['browser', { scope: 'worker', option: true }],
  worker: [
    async ({ session }, use, { parallelIndex }) => {
      const platform = await openTestPlatform(parallelIndex, session)
      await use(platform)
      await platform.close()
    },
    { scope: 'worker' },
  ],
  sandbox: [async ({ worker }, use) => use(sandboxClient(worker.sandbox.inbox)), { scope: 'worker' }],
  platform: async ({ worker }, use) => {
    await use(worker)
    await worker.reset()
  },
  baseURL: async ({ worker }, use) => use(worker.origin),
  watch: [
    async ({ context, worker }, use) => {
      // The question who invited the person is asked only where a test wants it.
      await context.addCookies([{ name: 'referral_modal', value: 'false', url: worker.origin }])
      await context.addInitScript(markPromptsAsked)
      const complaints = await watchPageErrors(context)
      // The sandbox of all workers has one address for its pictures, and not that of each shell.
      if (worker.session === 'server') complaints.expectComplaints(new RegExp(`${worker.sandbox.api}/static/`))
      await use(complaints)
      const unexpected = complaints.unexpected()
      expect(unexpected, 'policy reports, page errors and console errors').toEqual([])
    },
    { auto: true },
  ],
  signIn: async ({ page, sandbox, worker, watch }, use) => {
    // Its silent sign-in asks the server first, which holds no session yet.
    if (worker.session === 'server') watch.expectComplaints(/status of 401 .*\/session\/renew$/)
    await use(async (who, wanted) => {
      const person = typeof who === 'object' ? who : await sandbox.newPerson(who)
      await signInSilently(page, worker, person, wanted ?? '/home')
      return person
    })
  },
})

const launches: Record<string, typeof launchFirefox> = { firefox: launchFirefox, webkit: launchWebKit }
const say = (line: string) => process.stderr.write(`${line}\n`)

const tokensKey = 'sarv.session.tokens'
const unreadable = 'sealed by a key that is lost'

/**
 * Signs a person in whose session at the provider is there already and whose browser has lost the key of its storage: the
 * forms are filled in over HTTP, and the app's silent sign-in (F46) is ready with the page that was wanted.
 */
export async function signInSilently(
  page: Page,
  { origin, sandbox, clientId }: TestPlatform,
  { mobile, sub }: Person,
  wanted: string,
): Promise<void> {
  const begun = await beginSignIn(sandbox.identity, { host: origin, extra: { client_id: clientId } })
  await fillInForms(begun, sandbox.inbox, mobile)
  // This sign-in is told too: what a test makes is the first that is unread.
  await sandboxClient(sandbox.inbox).control('read-inbox', { sub })
  await page
    .context()
    .addCookies([...begun.jar.cookies].map(([name, value]) => ({ name, value, url: sandbox.identity })))
  await page.context().addInitScript(markPromptsAsked)
  // The page names an icon, or a browser asks for one.
  const body = '<link rel="icon" href="data:,">'
  await page.route(`${origin}/empty`, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 })
  await page.goto('/empty')
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [tokensKey, unreadable] as const)
  await page.goto(wanted)
  const stored = () => page.evaluate((key) => localStorage.getItem(key), tokensKey)
  await expect
    .poll(async () => ![null, unreadable].includes(await stored()), { message: 'tokens', intervals: [50] })
    .toBe(true)
}

/** Signs a person in as people do: number, code, home, or back to where it was asked for. */
export async function signInAs(
  page: Page,
  sandbox: SandboxClient,
  person: Person,
  at = '/',
  then = at === '/' ? '/home' : at,
): Promise<void> {
  await page.context().addInitScript(markPromptsAsked)
  await page.goto(at)
  await enterForms(page, sandbox, person)
  await page.waitForURL(`**${then}`)
}

/** Signs in as people do: from the button of the open page through the provider's forms. */
export async function enterForms(page: Page, sandbox: SandboxClient, person: Person): Promise<void> {
  await page
    .getByRole('button', { name: /ورود|Sign in/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /موبایل|Mobile/ }).fill(person.mobile)
  await answerReferral(page)
  await page.getByRole('button', { name: /ادامه|دریافت|ارسال|Continue|Send|Get/ }).click()
  // Before its page is there the code may be that of the sign-in before.
  const code = page.getByRole('textbox', { name: /کد|Code/i })
  await code.waitFor()
  await code.fill(await sandbox.code(person.mobile))
}

/** The shell's questions on the home page stand before what a test wants to see; the tests about them ask again. */
function markPromptsAsked(): void {
  // A page without an origin has no storage, and no prompts.
  if (location.protocol.startsWith('http')) sessionStorage.setItem('sarv-prompts', 'activation funds')
}

/** The press of the login button has set the question for a code; a person who signs in here has none. */
async function answerReferral(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const question = cookies.find(({ name }) => name === 'referral_modal')
  if (question?.value === 'true') await page.context().addCookies([{ ...question, value: 'false' }])
}
