import { goTo } from '../actions/go-to'
import { asksToSignIn } from '../actions/sign-in-prompt'
import { deleteStorageKey, loseSession } from '../browser/delete-storage-key'
import { recordCalls } from '../browser/record-calls'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, test } from '../test'

test('HST-018 F46 a lost storage key costs one silent sign-in in a frame where no app boots @engines', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await deleteStorageKey(page)
  const seen = recordCalls(context, platform)
  const framed: string[] = []
  context.on('request', (request) => {
    if (request.frame() !== page.mainFrame()) framed.push(new URL(request.url()).pathname)
  })
  const answered = page.waitForResponse((response) => response.frame() !== page.mainFrame() && response.ok())
  await page.reload()
  const answer = await answered
  expect(new URL(answer.url()).pathname).toBe('/home')
  expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  expect(framed).toEqual(['/auth', '/home'])
  expect([seen.signIns, seen.refused]).toEqual([1, []])
  await page.reload()
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  expect(seen.signIns).toBe(1)
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('HST-018 F46 where the provider has no session, the person is told why and asked to sign in @sessions', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  // What the document server says, where it holds the sessions.
  if (platform.session === 'server') watch.expectComplaints(/status of 40[01]/)
  await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  await loseSession(page, platform)
  await context.clearCookies({ name: /^(_session|sarv-session)/ })
  await page.goto('about:blank')
  const seen = recordCalls(context, platform)
  await page.goto('/home')
  await expect(asksToSignIn(page)).toBeVisible()
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  expect([seen.signIns, seen.renewals, seen.api]).toEqual([1, 0, []])
  await page.reload()
  await expect(asksToSignIn(page)).toBeVisible()
  expect(seen.signIns).toBe(1)
})

test('PLT-017 a reload in the middle of a renewal, which loses the new token, asks no one to sign in @sessions', async ({
  page,
  context,
  platform,
  sandbox,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401)|ERR_/)
  const { sub } = await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  const { renewal } = platform.pageCalls
  const carriedOut = new Promise<void>((resolve) => {
    // The provider has turned the token over; its answer never arrives.
    void context.route(renewal, (route) => route.fetch().then(() => resolve()), { times: 1 })
  })
  await sandbox.control('expire-tokens', { sub })
  await goTo(page, '/pma')
  await carriedOut
  const seen = recordCalls(context, platform)
  await page.reload()
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  await expect(page).toHaveURL(`${platform.origin}/pma`)
  // The server that holds the session has the new tokens already.
  expect(seen.signIns, 'silent').toBe(platform.session === 'server' ? 0 : 1)
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})
