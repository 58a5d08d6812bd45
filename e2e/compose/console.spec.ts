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
  watch.expectComplaints(/401 \(Unauthorized\)/)
  expect(inspect('console').State.Health.Status).toBe('healthy')
  expectConfined('console')
  expect((await page.goto(consoleOrigin))?.status()).toBe(401)
})

test.describe(() => {
  test.use({ httpCredentials: { username: 'nima', password: consolePassword } })

  test('PLT-009 with its password the console opens, and says that its store is empty', async ({ page }) => {
    expect((await page.goto(consoleOrigin))?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: 'بخش‌ها' })).toBeVisible()
    await expect(page.getByText('این انبار هنوز فهرستی ندارد')).toBeVisible()
  })
})
