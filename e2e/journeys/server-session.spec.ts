import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { acceptRules, beginPortfolio } from '../actions/make-portfolio'
import { asksToSignIn, enter } from '../actions/sign-in-prompt'
import { chooseSlip, goodSlip, slipFile } from '../actions/upload-receipt'
import { recordIssuedTokens } from '../browser/issued-tokens'
import { recordCalls } from '../browser/record-calls'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs, test } from '../test'

// Where the document server holds the sessions; what is the same elsewhere is tagged `@sessions` in the other journeys.

const profile = '/onboarding/api/v1/profile/'
const home = (page: Page) => page.getByText('صندوق‌های برتر').first()
const noteOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('sarv.session.tokens') ?? '{}') as Record<string, unknown>)

test('PLT-125 T43 a script in the page meets no token, and what it finds there opens nothing elsewhere @server', async ({
  page,
  context,
  platform,
  request,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 40[01]|policy: style-src/)
  const tokens = recordIssuedTokens(context, platform)
  const said: string[] = []
  context.on('response', async (response) => {
    said.push(JSON.stringify(await response.allHeaders().catch(() => ({}))), await response.text().catch(() => ''))
  })
  const person = await sandbox.newPerson('investor')
  await signInAs(page, sandbox, person)
  await expect(home(page)).toBeVisible()
  await sandbox.control('expire-tokens', { sub: person.sub })
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  await expect.poll(() => tokens.size).toBeGreaterThanOrEqual(5)
  expect(said.length).toBeGreaterThan(100)
  expect([...tokens].filter((token) => said.some((text) => text.includes(token)))).toEqual([])

  const cookies = await context.cookies(platform.origin)
  const session = cookies.find(({ name }) => name === 'sarv-session')
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  const scripts = await page.evaluate(async () => {
    const renewed = await fetch('/session/renew', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    return { cookie: document.cookie, set: renewed.headers.get('set-cookie'), renewed: await renewed.json() }
  })
  expect(scripts.cookie).not.toContain(session?.value)
  expect(scripts.set).toBeNull()
  expect(Object.keys(scripts.renewed).sort()).toEqual(['generation', 'lifetime', 'sub'])

  // All that a script can carry away.
  const { generation } = scripts.renewed
  expect(await noteOf(page)).toEqual({
    sub: person.sub,
    access: expect.any(String),
    id: '',
    scope: '',
    at: expect.any(Number),
    lifetime: expect.any(Number),
  })
  const headers = { Authorization: `Bearer ${generation}`, 'Sec-Fetch-Site': 'same-origin' }
  const elsewhere = [
    await request.get(platform.sandbox.api + profile, { headers }),
    await request.get(platform.origin + profile, { headers }),
    await request.post(`${platform.origin}/session/renew`, { headers, data: { generation } }),
  ]
  expect(elsewhere.map((answer) => answer.status())).toEqual([401, 401, 401])
})

test('PLT-125 T44 a page of another origin calls, downloads, renews and signs out nothing with the cookie of the session @server', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(
    /status of 403|ERR_|NS_ERROR|Cross-Origin-Resource-Policy|favicon|style-?sheet|style-src|cross-origin|nosniff|frame-ancestors/i,
  )
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const server = createServer((_request, response) =>
    response
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>other</title>'),
  ).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    // Another port is the same site, whose pages have the cookie sent; the other name is another site.
    const other = await context.newPage()
    for (const place of [`http://localhost:${port}/`, `http://127.0.0.1:${port}/`]) {
      const answered: string[] = []
      // A browser tells a page nothing of such answers.
      platform.answerForShell(({ method, url, headers }, response) => {
        const asked = `${method} ${url}`
        if (headers['sec-fetch-site'] !== 'same-origin')
          response.once('finish', () => answered.push(`${response.statusCode} ${asked}`))
        return false
      })
      await other.goto(place)
      await other.evaluate(
        async ({ origin, path }) => {
          const silent = (address: string, init: RequestInit) =>
            fetch(origin + address, { mode: 'no-cors', credentials: 'include', ...init }).catch(() => undefined)
          await silent(path, {})
          await silent(path, { method: 'POST', body: '{}' })
          for (const name of ['renew', 'sign-out']) await silent(`/session/${name}`, { method: 'POST', body: '{}' })
          const picture = new Image()
          picture.src = `${origin}${path}?picture`
          await new Promise((resolve) => {
            picture.onerror = resolve
          })
          const frame = document.createElement('iframe')
          frame.src = `${origin}${path}?frame`
          document.body.append(frame)
        },
        { origin: platform.origin, path: profile },
      )
      await expect
        .poll(() => answered.toSorted(), place)
        .toEqual([
          `403 GET ${profile}`,
          `403 GET ${profile}?frame`,
          `403 GET ${profile}?picture`,
          `403 POST ${profile}`,
          '403 POST /session/renew',
          '403 POST /session/sign-out',
        ])
    }
  } finally {
    server.close()
    server.closeAllConnections()
  }
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
})

test('PLT-126 a session that ends at the provider ends here, and the person is told why @server', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  // Another app of the provider signs the person out.
  const elsewhere = await context.newPage()
  await elsewhere.goto(`${platform.sandbox.identity}/session/end`)
  await elsewhere.getByRole('button').click()
  await elsewhere.waitForURL(/session\/end\/success/)
  await goTo(page, '/pma')
  await expect(page.getByText('زمان نشست شما به پایان رسید')).toBeVisible()
  await expect(enter(page)).toBeVisible()
  await page.goto('/assets')
  await expect(asksToSignIn(page)).toBeVisible()
})

test('PLT-126 a page that has lost its note of the session asks no provider and no person @server', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  const { sub } = await signIn('investor')
  await expect(home(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('sarv.session.tokens', 'sealed by a browser that held its own'))
  const seen = recordCalls(context, platform)
  await page.goto('/pma')
  await expect(wordsOf(page, sectionOf('pma'))).toBeVisible()
  expect([seen.signIns, seen.renewals, seen.refused]).toEqual([0, 0, []])
  expect(await noteOf(page)).toMatchObject({ sub })
})

test('PLT-127 no worker and no database of keys stands before the calls; uploads, files and streams pass @server', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  test.slow()
  watch.expectComplaints(/404 .*\/last-complete-survey\//)
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  const foreign: string[] = []
  context.on('request', (request) => request.url().startsWith(platform.sandbox.api) && foreign.push(request.url()))
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  await page.goto('/chatbot')
  await page.getByRole('list', { name: 'سؤال‌های پیشنهادی' }).getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'کپی پاسخ' })).toBeVisible()
  await beginPortfolio(page, { plan: 1, amount: '600000000' })
  await acceptRules(page)
  await chooseSlip(page)
  await slipFile(page).setInputFiles(goodSlip)
  await expect(page.getByText('با موفقیت بارگذاری شد')).toBeVisible()
  expect(workers.filter((path) => path.startsWith('/workers/tokens'))).toEqual([])
  expect(foreign.filter((address) => !address.startsWith(`${platform.sandbox.api}/static/`))).toEqual([])
})
