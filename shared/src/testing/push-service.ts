import { createECDH, createPublicKey, type ECDH, randomBytes, randomUUID, verify } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { decrypt } from 'http_ece'

/** What a browser gives for its subscription. */
export interface BrowserSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** A message as the browser has it: decrypted. */
export interface ReceivedPush {
  readonly endpoint: string
  readonly payload: unknown
  readonly headers: Readonly<Record<string, string | undefined>>
  /** The claims of the sender's signed token, once the signature was found right, and the key that it is right by. */
  readonly vapid: { readonly claims: { aud: string; sub: string; exp: number }; readonly key: string }
}

export interface PushService {
  readonly origin: string
  /** A browser that subscribes. */
  subscribe(): BrowserSubscription
  readonly received: readonly ReceivedPush[]
  /** The status with which messages for an endpoint are answered from now on. @default 201 */
  answer(endpoint: string, status: number): void
  /** Requests that came, also those that were not taken. */
  readonly requests: () => number
  close(): Promise<void>
}

interface Browser {
  readonly keys: ECDH
  readonly auth: string
  status: number
}

/** Opens a push service (RFC 8030) on this machine, with the browsers that subscribe to it: they decrypt what comes (RFC 8291). */
export async function openPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, Browser>()
  const received: ReceivedPush[] = []
  let requests = 0
  const server = createServer(async (request, response) => {
    requests++
    const endpoint = `${origin}${request.url}`
    const browser = browsers.get(endpoint)
    const body = await readBody(request)
    const status = browser?.status ?? 404
    if (browser !== undefined && status < 300) received.push(readPush(endpoint, browser, request, body))
    response.writeHead(status, { ...(status < 400 && status >= 300 && { location: `${origin}/elsewhere` }) }).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    received,
    requests: () => requests,
    subscribe() {
      const keys = createECDH('prime256v1')
      const p256dh = keys.generateKeys('base64url')
      const auth = randomBytes(16).toString('base64url')
      const endpoint = `${origin}/push/${randomUUID()}`
      browsers.set(endpoint, { keys, auth, status: 201 })
      return { endpoint, p256dh, auth }
    },
    answer(endpoint, status) {
      const browser = browsers.get(endpoint)
      if (browser !== undefined) browser.status = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function readPush(endpoint: string, { keys, auth }: Browser, { headers }: IncomingMessage, body: Buffer): ReceivedPush {
  const payload = decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth })
  return {
    endpoint,
    payload: JSON.parse(payload.toString()),
    headers: { ttl: String(headers.ttl), urgency: String(headers.urgency), encoding: headers['content-encoding'] },
    vapid: readVapid(headers.authorization ?? ''),
  }
}

/** The token of RFC 8292, verified by the key beside it. @throws for a signature that is not right */
function readVapid(authorization: string): ReceivedPush['vapid'] {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'))
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } })
  const isRight = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isRight) throw new Error('The signature of a push message is wrong')
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key }
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return Buffer.concat(parts)
}
