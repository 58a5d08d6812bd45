import { goTo } from '../actions/go-to'
import { sectionOf, wordsOf } from '../remotes/sections'
import { compose, hostAddress } from './composition'
import { expect, signIn, test } from './test'

test.beforeAll(() => {
  compose(['--env-file', 'staging/balanced.env', 'up', '--detach', '--wait'])
})
test.afterAll(() => {
  compose(['--profile', 'balanced', 'rm', '--stop', '--force', 'balancer', 'second-host'])
  compose(['up', '--detach', '--wait'])
})

test('PLT-009 two document servers answer behind the balancer', async () => {
  for (let page = 0; page < 10; page++) expect((await fetch(`${hostAddress}/home`)).status).toBe(200)
  const log = compose(['logs', '--no-color', 'balancer'])
  const servers = [...log.matchAll(/ (\S+:3000) "GET \/home"/g)].map(([, server]) => server)
  expect(new Set(servers).size).toBe(2)
})

test('PLT-009 one of two document servers stops: people sign in and go on', async ({ page }) => {
  const support = sectionOf('support')
  compose(['stop', '--timeout', '5', 'host'])
  await signIn(page)
  await goTo(page, support.path)
  await expect(wordsOf(page, support)).toBeVisible()
  await page.reload()
  await expect(wordsOf(page, support)).toBeVisible()
  compose(['--env-file', 'staging/balanced.env', 'up', '--detach', '--wait', 'host'])
})
