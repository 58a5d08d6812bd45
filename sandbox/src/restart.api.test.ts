import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/platform/testing/control'
import { signIn, testClient } from '@sarv/platform/testing/sign-in'
import { type RunningSandbox, startSandbox } from '@sarv/shared/testing/sandbox'

/** Several starts in one test, on a machine that may be busy. */
const startTimeout = 180_000
let folder = ''
/** A sandbox for this file alone, because all people of a sandbox share its clock and data. */
let sandbox: RunningSandbox
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sarv-sandbox-'))
  sandbox = await startSandbox({ folder })
}, startTimeout)
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'SBX-019 people, sessions, tokens and keys survive a restart',
  async () => {
    const before = sandbox
    const person = await freshPerson(before.origins.inbox, { level: 2 })
    const tokens = await signIn(before.origins.identity, before.origins.inbox, person.mobile)
    const keys = await (await fetch(`${before.origins.identity}/jwks`)).text()
    await before.stop()

    sandbox = await startSandbox({ folder })
    const after = sandbox
    const profile = await fetch(`${after.origins.api}/onboarding/api/v1/profile/`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    const refreshed = await fetch(`${after.origins.identity}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: testClient.id,
        refresh_token: tokens.refresh_token,
      }),
    })
    const keysAfter = await (await fetch(`${after.origins.identity}/jwks`)).text()
    expect(await profile.json()).toMatchObject({ sub: person.sub })
    expect(refreshed.status).toBe(200)
    expect(keysAfter).toBe(keys)
  },
  startTimeout,
)

test(
  'a busy port is one clear line',
  async () => {
    const busy = createServer()
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve))
    const address = busy.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const started = startSandbox({ env: { API_PORT: port } })
    await expect(started).rejects.toThrow(`sandbox: port ${port} (api) is in use; set API_PORT to another one`)
    busy.close()
  },
  startTimeout,
)

test(
  'SBX-015 a reset brings the first data back and the running provider goes on',
  async () => {
    const { origins } = sandbox
    const person = await freshPerson(origins.inbox)
    await control(origins.inbox, 'reset')
    const messages = await (await fetch(`${origins.inbox}/messages?receiver=${person.mobile}`)).json()
    const again = await freshPerson(origins.inbox, { mobile: person.mobile })
    const tokens = await signIn(origins.identity, origins.inbox, again.mobile)
    expect(messages).toEqual([])
    expect(again.sub).not.toBe(person.sub)
    expect(tokens.token_type).toBe('Bearer')
  },
  startTimeout,
)
