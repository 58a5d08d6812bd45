import { expect, test } from '@jest/globals'
import { openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn } from '@sarv/platform/testing/sign-in'
import { startOwnSandbox } from '../testing/start-own-sandbox'

const maxSubmits = 3

test('T17 one address may send so many forms in a minute; the next one is a page that says when to come back', async () => {
  // A sandbox of its own: all tests share one address.
  const { origins, stop } = await startOwnSandbox({ env: { SANDBOX_SUBMITS_PER_MINUTE: String(maxSubmits) } })
  const { jar, page } = await beginSignIn(origins.identity)
  const statuses: number[] = []
  for (let sent = 0; sent < maxSubmits; sent++) statuses.push((await jar.walk(page, { mobile: '0912' })).status)
  const refused = await jar.walk(page, { mobile: '0912' })
  const refusedText = await refused.text()
  const resend = await (await jar.walk(`${page}/code/resend`, {})).text()
  const read = await jar.walk(`${page}?lang=en`)
  const disguised = openCookieJar({ 'x-forwarded-for': '203.0.113.1' })
  const elsewhere = await beginSignIn(origins.identity, { jar: disguised })
  const asAnother = await disguised.walk(elsewhere.page, { mobile: '0912' })
  const english = await (await jar.walk(page, { mobile: '0912' })).text()
  await stop()

  expect(statuses).toEqual([400, 400, 400])
  expect(refused.status).toBe(429)
  expect(refused.headers.get('content-type')).toContain('text/html')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refusedText).toContain('یک دقیقهٔ دیگر دوباره تلاش کنید')
  expect(refusedText).toContain(`href="${new URL(page).pathname}"`)
  expect(resend).toContain(`href="${new URL(page).pathname}/code"`)
  expect(read.status).toBe(200)
  // The settings do not say here that this is a proxy.
  expect(asAnother.status).toBe(429)
  expect(english).toContain('Please try again in a minute.')
})
