import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeAll, expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { signIn } from '@sarv/platform/testing/sign-in'
import { uploadMaxBytes } from '@sarv/shared/rules/constants'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { maxTotalUploads, maxUploads } from '../../http/concurrency-limit'
import { type ApiClient, errorMessage, signInClient } from '../../testing/api-client'
import { startOwnSandbox } from '../../testing/start-own-sandbox'

const { api } = testOrigins()
/** A payment that does not exist: a file that passes all checks ends here with 404. */
const nowhere = '/pma/api/v1/upload/receipt/0b6c2f0e-8f43-4a52-9c55-1f2f3a4b5c6d/'
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

let person: ApiClient
beforeAll(async () => {
  person = await signInClient({ kind: 'investor' })
})

const file = (size: number) => {
  const bytes = new Uint8Array(size)
  bytes.set(png)
  return new Blob([bytes])
}

test.each([
  [uploadMaxBytes, 404, 'موردی با این مشخصات پیدا نشد.'],
  [uploadMaxBytes + 1, 400, 'حجم فایل نباید بیشتر از ۵ مگابایت باشد'],
  [2 * uploadMaxBytes, 400, 'حجم فایل نباید بیشتر از ۵ مگابایت باشد'],
])('SBX-011 VAL-11 a file of %d bytes: %d', async (size, status, sentence) => {
  const response = await person.upload(nowhere, file(size))
  expect([response.status, errorMessage(response.body)]).toEqual([status, sentence])
})

test('SBX-011 VAL-11 two files in one form are refused', async () => {
  const response = await person.upload(nowhere, file(100), {}, [file(100)])
  expect([response.status, errorMessage(response.body)]).toEqual([400, 'فقط یک فایل بفرستید.'])
})

test('SBX-011 a form is refused by a call that takes no file', async () => {
  const response = await person.upload('/onboarding/api/v1/user-addresses/', file(100))
  expect([response.status, errorMessage(response.body)]).toEqual([415, 'قالب درخواست پذیرفته نیست.'])
})

test('SBX-011 a person sends two files at once, a third one only after one of them', async () => {
  const uploads = [1, 2, 3].map(() => beginUpload(person.token))
  const refused = await Promise.race(uploads.map(({ response }) => response))
  expect([refused.status, refused.retryAfter]).toEqual([429, '5'])
  expect(errorMessage(refused.body)).toBe('چند فایل دیگر شما در حال ارسال است. پس از پایان آن‌ها دوباره تلاش کنید.')
  for (const { end } of uploads) end()
  const responses = await Promise.all(uploads.map(({ response }) => response))
  expect(responses.map(({ status }) => status).toSorted()).toEqual([404, 404, 429])
  expect((await person.upload(nowhere, file(100))).status).toBe(404)
})

test('T31 SBX-011 all people together send so many files at once; one more is told to come again, and is taken then', async () => {
  const limits = ['SANDBOX_SIGN_INS_PER_MINUTE', 'SANDBOX_SUBMITS_PER_MINUTE', 'SANDBOX_CODES_PER_MINUTE']
  const many = Object.fromEntries([...limits, 'SANDBOX_CODES_PER_DAY'].map((name) => [name, '1000']))
  const sandbox = await startOwnSandbox({ env: many })
  const { identity, inbox } = sandbox.origins
  const newToken = async () =>
    (await signIn(identity, inbox, (await freshPerson(inbox, { kind: 'investor' })).mobile)).access_token
  const begin = (token: string) => beginUpload(token, sandbox.origins.api)
  const standing = []
  for (let person = 0; person < maxTotalUploads / maxUploads; person++) {
    const token = await newToken()
    standing.push(...Array.from({ length: maxUploads }, () => begin(token)))
  }
  const token = await newToken()
  const refused = await begin(token).response
  expect([refused.status, refused.retryAfter]).toEqual([503, '5'])
  expect(errorMessage(refused.body)).toBe('الان فایل‌های زیادی در حال ارسال است. چند ثانیهٔ دیگر دوباره تلاش کنید.')
  for (const { end } of standing) end()
  const statuses = (await Promise.all(standing.map(({ response }) => response))).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([404]))
  const again = begin(token)
  again.end()
  expect((await again.response).status).toBe(404)
  await sandbox.stop()
})

test('T18 SBX-011 of a slip of 200 MB hardly more than is allowed is read, however fast it comes', async () => {
  const whole = 200 * 1024 ** 2
  const { response, sent, closed } = beginUpload(person.token)
  const chunk = Buffer.alloc(64 * 1024, 'x')
  let written = 0
  for (; written < whole && !sent.destroyed; written += chunk.length) {
    if (!sent.write(chunk)) await Promise.race([new Promise((resolve) => sent.once('drain', resolve)), closed])
  }
  // A client that sends without end is cut off, sometimes before it reads the response; the test above checks its text.
  const status = await response.then(
    (read) => read.status,
    () => 'cut off',
  )
  expect(['cut off', 400]).toContain(status)
  // The allowed bytes, those that arrive until the response is read, and those in the connection's buffers.
  expect(written).toBeLessThan(30 * 1024 ** 2)
})

/** An upload that goes on until `end`. */
function beginUpload(token: string, to = api) {
  const sent: ClientRequest = request(`${to}${nowhere}`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  })
  const response = once(sent, 'response').then(async ([message]: IncomingMessage[]) => {
    if (message === undefined) throw new Error('there is no response')
    return { status: message.statusCode, retryAfter: message.headers['retry-after'], body: await json(message) }
  })
  sent.write('--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n')
  sent.write(Buffer.from(png))
  // A write that meets the end of the connection, which may come before the test asks for the response.
  sent.on('error', () => undefined)
  response.catch(() => undefined)
  const closed = new Promise<void>((resolve) => sent.once('close', () => resolve()))
  return { response, sent, closed, end: () => sent.end('\r\n--b--\r\n') }
}
