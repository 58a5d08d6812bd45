import { openApiRelay } from '../platform/api-relay'
import { expect, signInAs, test } from '../test'

const of = (method: string, requests: readonly string[]) =>
  requests.flatMap((one) => (one.startsWith(`${method} `) ? one.slice(method.length + 1) : []))

test('PLT-072: the second call of an address asks for no preflight', async ({ page, platform, sandbox }) => {
  const relay = await openApiRelay(platform.sandbox.api)
  try {
    platform.configureShell({ SARV_API: relay.origin })
    await signInAs(page, sandbox, await sandbox.newPerson('investor'))
    const funds = page.getByText('صندوق‌های برتر').first()
    await expect(funds).toBeVisible()
    await page.waitForLoadState('networkidle')
    const first = [...relay.requests]
    expect(of('OPTIONS', first), 'preflights of the first visit').toContain('/fund/api/v1/info/funds/')

    await page.reload()
    await expect(funds).toBeVisible()
    await page.waitForLoadState('networkidle')
    const second = relay.requests.slice(first.length)
    const again = of('GET', second).filter((address) => of('OPTIONS', first).includes(address))
    expect(again, 'calls of the second visit').toContain('/fund/api/v1/info/funds/')
    expect(of('OPTIONS', second).filter((address) => again.includes(address))).toEqual([])
  } finally {
    relay.close()
  }
})
