import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'

const { api, identity, inbox } = testOrigins()

const record = (body: unknown, token?: string) =>
  fetch(`${api}/general/api/v1/analytics/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
const recorded = async (sub: string): Promise<unknown[]> =>
  (await fetch(`${inbox}/control/analytics?sub=${sub}`)).json()

test('what a person did is recorded as it was sent, and tests can read it', async () => {
  const { sub, mobile } = await freshPerson(inbox, {})
  const { access_token } = await signIn(identity, inbox, mobile)
  const event = {
    event: 'receipt_viewed',
    facts: { is_successful: true },
    user: { id: sub, level: 2 },
    at: '2026-11-21T08:00:00.000Z',
  }
  expect(await (await record(event, access_token)).json()).toEqual({ recorded: true })
  expect(await recorded(sub)).toEqual([{ ...event, sub }])
})

test('a login click of a stranger is recorded too', async () => {
  const event = { event: 'login_click', facts: {}, user: null, at: '2026-11-21T08:00:00.000Z' }
  expect((await record(event)).status).toBe(200)
})

test.each([
  [{ event: 'Login Click', facts: {}, user: null, at: '2026-11-21T08:00:00.000Z' }],
  [{ event: 'x', facts: { long: 'a'.repeat(81) }, user: null, at: '2026-11-21T08:00:00.000Z' }],
  [{ event: 'x', facts: { deep: { a: 1 } }, user: null, at: '2026-11-21T08:00:00.000Z' }],
  [{ event: 'x', facts: {}, user: null, at: 'yesterday' }],
  [{ event: 'x', facts: {}, user: null, at: '0000-02-29T23:23:42Z' }],
  [{}],
])('%j is refused', async (event) => expect((await record(event)).status).toBe(400))
