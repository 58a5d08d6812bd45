import { test as base, type Page } from '@playwright/test'
import { type PageErrors, watchPageErrors } from '../browser/page-errors'
import { sandboxClient } from '../platform/sandbox-client'
import { signInAs } from '../test'
import { inboxAddress, origin } from './composition'

export { expect } from '@playwright/test'

/** A test against staging, which fails on every complaint of the browser that it did not announce. */
export const test = base.extend<{ watch: PageErrors }>({
  watch: [
    async ({ context }, use) => {
      await context.addCookies([{ name: 'referral_modal', value: 'false', url: origin }])
      const complaints = await watchPageErrors(context)
      await use(complaints)
      base.expect(complaints.unexpected(), 'policy reports, page errors and console errors').toEqual([])
    },
    { auto: true },
  ],
})

/** Signs a person in who has invested, with the code of the SMS inbox. */
export async function signIn(page: Page): Promise<void> {
  const sandbox = sandboxClient(inboxAddress)
  await signInAs(page, sandbox, await sandbox.newPerson())
}
