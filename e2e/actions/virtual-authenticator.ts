import type { Page } from '@playwright/test'

/**
 * Virtual authenticator of the DevTools protocol: a device that keeps passkeys, whose owner agrees to everything.
 * @returns a function that says whether it verifies who holds it
 */
export async function addVirtualAuthenticator(page: Page): Promise<(isUserVerified: boolean) => Promise<void>> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  const { authenticatorId } = await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return async (isUserVerified) => {
    await devTools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
  }
}
