import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from '@jest/globals'
import {
  type SessionServer,
  sessionBrowser,
  startSessionServer,
} from '@sarv/platform/page/server/testing/session-browser'
import { writeShell } from '@sarv/platform/page/server/testing/shell-fixture'
import { freshPerson } from '@sarv/platform/testing/control'
import { openCookieJar } from '@sarv/platform/testing/cookie-jar'
import { beginSignIn, fillInForms, testClient } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api, identity, inbox } = testOrigins()
const client = { SARV_CLIENT_ID: 'sarv-server', SARV_CLIENT_SECRET: 'the-secret-of-the-sandbox-alone' }
const folder = mkdtempSync(path.join(tmpdir(), 'sarv-server-session-'))
const files = writeShell(folder)
let server: SessionServer | undefined
afterEach(() => server?.close())
afterAll(() => rmSync(folder, { recursive: true }))

/** A browser that is signed in by the sandbox's provider, at a document server with these settings. */
async function signedIn(env: NodeJS.ProcessEnv) {
  server = await startSessionServer({ origin: identity }, { origin: api }, { ...client, SARV_FILES: files, ...env })
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const jar = openCookieJar()
  const browser = sessionBrowser(server, async (address) => {
    const { url } = await jar.walk(address)
    const last = await fillInForms({ jar, verifier: '', page: url }, inbox, mobile)
    return last.headers.get('location') ?? ''
  })
  expect((await browser.signIn()).done.status).toBe(200)
  return browser
}

const profile = '/onboarding/api/v1/profile/'

test.each([
  ['bearer tokens', {}, 200],
  ['tokens that are bound to a key', { SARV_DPOP_ORIGIN: api }, 200],
  ['bound tokens, and proofs for another address', { SARV_DPOP_ORIGIN: 'https://api.example.ir' }, 401],
])('PLT-122 SBX-006 %s go to the API with the calls of the page, also after a renewal', async (_, env, status) => {
  const browser = await signedIn(env)
  expect((await browser.call(`${profile}?a=b`)).status).toBe(status)
  expect((await browser.renew()).status).toBe(200)
  expect((await browser.call(profile)).status).toBe(status)
})

test('T43 a code of a sign-in that a script has begun by itself gives it no tokens', async () => {
  const { mobile } = await freshPerson(inbox, { level: 2 })
  const begun = await beginSignIn(identity, { extra: { client_id: client.SARV_CLIENT_ID } })
  const last = await fillInForms(begun, inbox, mobile)
  const code = new URL(last.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const redirect = `${testClient.host}/callback`
  const request = { grant_type: 'authorization_code', client_id: client.SARV_CLIENT_ID, code, redirect_uri: redirect }
  const body = new URLSearchParams({ ...request, code_verifier: begun.verifier })
  const refused = await fetch(`${identity}/token`, { method: 'POST', body })
  expect([code.length > 0, refused.status, (await refused.json()).error]).toEqual([true, 401, 'invalid_client'])
})
