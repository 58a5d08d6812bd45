import { randomUUID } from 'node:crypto'
import { freshPerson, type TestPerson } from '@sarv/shared/testing/control'
import { signIn } from '@sarv/shared/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import type { PersonWish } from '../db/seed/person'

interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** Somebody who is signed in and calls the product API over HTTP. */
export interface Caller {
  readonly person: TestPerson
  get<Body>(path: string): Promise<Answer<Body>>
  /** Under a new idempotency key, unless one is given; `null` sends none. */
  post<Body>(path: string, body?: unknown, key?: string | null): Promise<Answer<Body>>
  patch<Body>(path: string, body: unknown): Promise<Answer<Body>>
  /** Multipart, one file in the field `file`. */
  upload<Body>(path: string, file: Blob, fields?: Readonly<Record<string, string>>): Promise<Answer<Body>>
  /** What is no JSON. */
  file(path: string): Promise<{ readonly bytes: Uint8Array; readonly headers: Headers }>
}

/**
 * A fresh person who signed in through the real pages.
 * @example const negar = await callerOf({ kind: 'investor' })
 */
export async function callerOf(wish: PersonWish): Promise<Caller> {
  const { api, identity, inbox } = testOrigins()
  const person = await freshPerson(inbox, wish)
  const { access_token } = await signIn(identity, inbox, person.mobile)
  const send = (path: string, init: RequestInit) =>
    fetch(api + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${access_token}` } })
  async function call<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const answer = await send(path, init)
    return { status: answer.status, body: (await answer.json()) as Body }
  }
  return {
    person,
    get: (path) => call(path, {}),
    post: (path, body = {}, key = randomUUID()) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
      }),
    upload(path, file, fields = {}) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.append(field, value)
      body.append('file', file, 'slip.png')
      return call(path, { method: 'POST', body })
    },
    patch: (path, body) =>
      call(path, { method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    async file(path) {
      const answer = await send(path, {})
      return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: answer.headers }
    },
  }
}

/** What the pages of the gateway get from a browser: the form with one of its buttons. */
export function press(landingUrl: string, result: string, amount: number | string): Promise<Response> {
  return fetch(landingUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ result, amount: String(amount) }),
  })
}

/** The text of a refusal, whichever of the three shapes it has. */
export function sentenceOf(body: unknown): string {
  const { message, detail } = body as { message?: string; detail?: string | { msg: string }[] }
  return message ?? (typeof detail === 'string' ? detail : detail?.map((one) => one.msg).join(' ')) ?? ''
}
