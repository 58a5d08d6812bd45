import type { Page } from 'playwright-core'
import { freshPerson } from '../../../testing/control'
import { newestCode } from '../../../testing/sign-in'
import { originOf, runSandbox } from '../../local/platform-plan'
import type { OpenEnvironment } from './smoke-environment'

/** The sandbox of this workspace, with an empty memory: in it pages have data. */
export const openSandboxEnvironment: OpenEnvironment = async (
  shell,
  [api = 0, identity = 0, gateway = 0, inbox = 0],
) => {
  const sandbox = { api, identity, gateway, inbox }
  const memory = { DATA_DIR: 'memory', SANDBOX_CONTROL: '1', SANDBOX_LOG: '0', REMOTE_ORIGINS: '' }
  const running = await runSandbox({ host: Number(new URL(shell).port), remotes: {}, sandbox }, memory)
  return {
    name: 'sandbox',
    env: { SARV_API: '/', SARV_API_UPSTREAM: originOf(api), SARV_IDENTITY: originOf(identity) },
    signIn: (page, address) => signIn(page, originOf(inbox), address),
    isOwn: () => false,
    close: () => running.stop(),
  }
}

/** As people do: number, code, and back to where it was asked for. */
async function signIn(page: Page, inbox: string, address: string): Promise<void> {
  const origin = new URL(address).origin
  await page.context().addCookies([{ name: 'referral_modal', value: 'false', url: origin }])
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
