import { randomUUID } from 'node:crypto'
import { accessTokenOf, freshPerson, type TestPerson } from '@sarv/platform/testing/control'
import { newestCode } from '@sarv/platform/testing/sign-in'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import type { PersonOptions } from '../seed/person'

interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** A person who is signed in and calls the product API over HTTP. */
export interface ApiClient {
  readonly person: TestPerson
  /** The access token. */
  readonly token: string
  get<Body>(path: string): Promise<Answer<Body>>
  /** Under a new idempotency key, unless one is given; `null` sends none. */
  post<Body>(path: string, body?: unknown, key?: string | null): Promise<Answer<Body>>
  patch<Body>(path: string, body: unknown): Promise<Answer<Body>>
  delete<Body>(path: string): Promise<Answer<Body>>
  /** A sensitive change: the call with a code, or without one. */
  change<Body>(method: 'POST' | 'PATCH', path: string, body: unknown, code?: string): Promise<Answer<Body>>
  /** A sensitive change, and once more with the code that was sent for it; the first response where no code was asked for. */
  confirm<Body>(method: 'POST' | 'PATCH', path: string, body: unknown): Promise<Answer<Body>>
  /** Multipart, the file in the field `file`, and more of them where they are given. */
  upload<Body>(
    path: string,
    file: Blob,
    fields?: Readonly<Record<string, string>>,
    more?: readonly Blob[],
  ): Promise<Answer<Body>>
  /** A response that is not JSON; in English where the caller reads English. */
  file(path: string, language?: 'fa' | 'en'): Promise<{ readonly bytes: Uint8Array; readonly headers: Headers }>
}

/**
 * A fresh person who is signed in.
 * @example const negar = await signInClient({ kind: 'investor' })
 */
export async function signInClient(options: PersonOptions): Promise<ApiClient> {
  const { api, inbox } = testOrigins()
  const person = await freshPerson(inbox, options)
  const token = await accessTokenOf(inbox, person)
  const send = (path: string, init: RequestInit) =>
    fetch(api + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } })
  async function call<Body>(path: string, init: RequestInit): Promise<Answer<Body>> {
    const response = await send(path, init)
    return { status: response.status, body: (await response.json()) as Body }
  }
  function change<Body>(method: 'POST' | 'PATCH', path: string, body: unknown, code?: string) {
    const sent = code === undefined ? undefined : { 'confirmation-code': code }
    return call<Body>(path, {
      method,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...sent },
    })
  }
  return {
    person,
    token,
    change,
    async confirm<Body>(method: 'POST' | 'PATCH', path: string, body: unknown) {
      const asked = await change<Body>(method, path, body)
      return asked.status === 428 ? change<Body>(method, path, body, await newestCode(inbox, person.mobile)) : asked
    },
    get: (path) => call(path, {}),
    post: (path, body = {}, key = randomUUID()) =>
      call(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...(key === null ? {} : { 'idempotency-key': key }) },
      }),
    upload(path, file, fields = {}, more = []) {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.append(field, value)
      for (const one of [file, ...more]) body.append('file', one, 'slip.png')
      return call(path, { method: 'POST', body })
    },
    patch: (path, body) =>
      call(path, { method: 'PATCH', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    delete: (path) => call(path, { method: 'DELETE' }),
    async file(path, language = 'fa') {
      const response = await send(path, { headers: { 'accept-language': language } })
      return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
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

/** The text of an error response, whichever of the three shapes it has. */
export function errorMessage(body: unknown): string {
  const { message, detail } = body as { message?: string; detail?: string | { msg: string }[] }
  return message ?? (typeof detail === 'string' ? detail : detail?.map((one) => one.msg).join(' ')) ?? ''
}
