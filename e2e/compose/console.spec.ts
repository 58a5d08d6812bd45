import { compose, consoleOrigin, consolePassword, inspect } from './composition'
import { expectConfined } from './confinement'
import { expect, test } from './test'

test.beforeAll(() => {
  compose(['--profile', 'console', 'up', '--detach', '--wait', '--build', 'console'])
})
test.afterAll(() => {
  compose(['--profile', 'console', 'rm', '--stop', '--force', 'console'])
})

test('PLT-009 the console runs read-only and unprivileged, and answers no one without its password', async ({
  page,
  watch,
}) => {
  watch.expectComplaints(/a status of 401 /)
  expect(inspect('console').State.Health.Status).toBe('healthy')
  expectConfined('console')
  // A browser shows the response, or an error of its own in its place.
  const answer = await page.goto(consoleOrigin).then(
    (response) => String(response?.status()),
    (error: Error) => error.message,
  )
  expect(answer).toMatch(/^401$|ERR_INVALID_AUTH_CREDENTIALS/)
})

test.describe(() => {
  test.use({ httpCredentials: { username: 'nima', password: consolePassword } })

  test('PLT-107 with its password the console shows who runs what in staging', async ({ page }) => {
    expect((await page.goto(consoleOrigin))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'بخش‌ها' })).toBeVisible()
    for (const name of ['host', 'invest', 'support']) await expect(page.getByText(name).first()).toBeVisible()
  })
})
