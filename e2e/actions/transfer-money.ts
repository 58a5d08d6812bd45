import type { Locator, Page } from '@playwright/test'
import { signIn } from '@sarv/platform/testing/sign-in'
import type { CardSecrets } from '@sarv/shared/contract/bank-settings'
import type { Person, SandboxClient } from '../platform/sandbox-client'
import type { TestPlatform } from '../platform/worker-platform'

/** What stands on a person's card, as its owner would read it there. */
export async function readCard(
  { origin, sandbox: { api, identity, inbox } }: TestPlatform,
  sandbox: SandboxClient,
  { mobile }: Person,
): Promise<CardSecrets> {
  const { access_token } = await signIn(identity, inbox, mobile, origin)
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${api}/bank/api/v1/card/${path}/`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  await post('otp', { purpose: 'REVEAL' })
  return post('reveal', { code: await sandbox.code(mobile) })
}

const goOn = (page: Page) => page.getByRole('button', { name: 'ادامه', exact: true }).click()

/** Destination and amount, as people type them; the confirmation stands open afterwards. */
export async function typeTransfer(
  page: Page,
  { number, amount }: { number: string; amount: string },
): Promise<Locator> {
  await page.getByRole('textbox', { name: 'گیرنده' }).fill(number)
  await page.getByRole('list', { name: 'به نام' }).waitFor()
  await goOn(page)
  await page.getByRole('textbox', { name: 'مبلغ انتقال' }).fill(amount)
  await goOn(page)
  return page.getByRole('dialog', { name: 'تأیید انتقال' })
}

/** Confirms in the sheet and fills in the second password out of its message; its last digit sends the money. */
export async function typePassword(page: Page, sandbox: SandboxClient, { mobile }: Person): Promise<void> {
  const old = await sandbox.code(mobile)
  await page.getByRole('button', { name: 'تأیید و دریافت رمز با پیامک' }).click()
  await page.getByRole('textbox', { name: 'کد ۶ رقمی' }).fill(await sandbox.code(mobile, old))
}
