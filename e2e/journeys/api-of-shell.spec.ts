import { expect, test } from '../test'

test('PLT-072: the API on the shell’s own origin costs no preflight, and answers as from its own', async ({
  page,
  platform,
  signIn,
}) => {
  platform.configureShell({ SARV_API: '/', SARV_API_UPSTREAM: platform.sandbox.api })
  const elsewhere: string[] = []
  const here: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(platform.sandbox.api)) elsewhere.push(request.url())
    if (/\/api\/v\d+\//.test(request.url()) && request.url().startsWith(platform.origin)) here.push(request.method())
  })
  await signIn('investor')
  await expect(page.getByText('صندوق‌های برتر').first()).toBeVisible()
  expect(elsewhere).toEqual([])
  expect(here.length).toBeGreaterThan(3)
  expect(here).not.toContain('OPTIONS')

  // An answer comes word by word through the same door.
  await page.goto('/chatbot')
  const questions = page.getByRole('list', { name: 'سؤال‌های پیشنهادی' }).getByRole('button')
  await questions.first().click()
  await expect(page.getByRole('button', { name: 'کپی پاسخ' })).toBeVisible()
  expect(elsewhere).toEqual([])
})
