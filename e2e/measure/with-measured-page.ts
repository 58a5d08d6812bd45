import type { Page } from '@playwright/test'
import { signedInContext } from '../browser/signed-in-context'
import { type Delivery, openDelivery } from '../platform/delivery-platform'
import { onPlatform } from '../platform/on-platform'

interface Measured {
  /** Of a phone, with a new investor signed in. */
  readonly page: Page
  readonly delivery: Delivery
  /** Origin of the shell. */
  readonly origin: string
}

/**
 * Runs a platform that versions are delivered to, with a signed-in page, for as long as something is measured.
 * @example await withMeasuredPage(async ({ page, delivery }) => …)
 */
export async function withMeasuredPage(measure: (at: Measured) => Promise<void>): Promise<void> {
  await onPlatform(async ({ browser, platform }) => {
    const { origin, sandbox } = platform
    const delivery = await openDelivery(platform)
    try {
      const page = await (await signedInContext(browser, origin, sandbox.inbox)).newPage()
      // A build on the same machine may keep it waiting.
      page.setDefaultTimeout(60_000)
      await measure({ page, delivery, origin })
    } finally {
      delivery.close()
    }
  })
}
