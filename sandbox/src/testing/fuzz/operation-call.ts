import { type Endpoint, fileField } from '@sarv/platform/client/api/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { hostileBody, hostileText } from './hostile-input'
import { asText, encode } from './percent-encoding'
import type { RawCall } from './raw-call'
import { arbitraryOf, type JsonSchema } from './schema-arbitrary'
import type { SeenValues } from './seen-values'

const toSchema = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema

/** Arbitrary of one operation's requests: by the contract, past it, and past HTTP. */
export function callOf(endpoint: Endpoint, seen: SeenValues): fc.Arbitrary<RawCall> {
  return fc
    .record({
      path: pathOf(endpoint.path, seen),
      query: queryOf(endpoint, seen),
      headers: headersOf(),
      sent: endpoint.file === undefined ? jsonOf(endpoint, seen) : formOf(endpoint, seen),
    })
    .map(({ path, query, headers, sent }) => ({
      method: endpoint.method,
      path: path + query,
      headers: { ...headers, ...sent.headers },
      ...(sent.body !== undefined && { body: sent.body }),
    }))
}

function pathOf(path: string, seen: SeenValues): fc.Arbitrary<string> {
  const parts = path
    .split(/(:\w+)/)
    .map((part) =>
      part.startsWith(':')
        ? fc
            .oneof(
              { weight: 5, arbitrary: seen.named(part.slice(1), 'string') },
              { weight: 3, arbitrary: seen.named(part.slice(1), 'number') },
              { weight: 2, arbitrary: hostileText },
            )
            .map(encode)
        : fc.constant(part),
    )
  return fc.tuple(...parts).map((all) => all.join(''))
}

function queryOf({ query }: Endpoint, seen: SeenValues): fc.Arbitrary<string> {
  const none = fc.constant('')
  const odd = fc.oneof(
    fc.tuple(hostileText, hostileText).map(([name, value]) => `?${encode(name)}=${encode(value)}`),
    fc.constantFrom('?', '?%', '?=', '?&&', '?a=1&a=2', '?__proto__=1', '?a[b]=1', '?%ED%A0%80=%ED%A0%80', '?%00'),
  )
  if (query === undefined) return fc.oneof({ weight: 9, arbitrary: none }, odd)
  const asked = arbitraryOf(toSchema(query), '', seen).map(
    (value) =>
      `?${Object.entries(Object(value))
        .map(([name, one]) => `${encode(name)}=${encode(one)}`)
        .join('&')}`,
  )
  return fc.oneof({ weight: 9, arbitrary: asked }, none, odd)
}

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const key = fc.oneof(
    { weight: 8, arbitrary: fc.uuid() },
    fc.constantFrom('', 'x', '__proto__', '12345678', 'a'.repeat(5_000), '%00%00%00%00', "'; drop table person; --"),
  )
  const language = fc.constantFrom('fa', 'en', 'en-GB,en;q=0.5', '*', '', 'x'.repeat(300))
  return fc.record({ 'idempotency-key': key, 'accept-language': language }, { requiredKeys: [] })
}

interface Sent {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

function jsonOf({ method, body }: Endpoint, seen: SeenValues): fc.Arbitrary<Sent> {
  if (method === 'GET') return fc.constant({ headers: {} })
  const wanted =
    body === undefined ? fc.constant('{}') : arbitraryOf(toSchema(body), '', seen).map((value) => JSON.stringify(value))
  const types = fc.oneof(
    { weight: 20, arbitrary: fc.constant('application/json') },
    fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data',
      'multipart/form-data; boundary=b',
      'x',
      '',
    ),
  )
  return fc
    .tuple(types, fc.oneof({ weight: 9, arbitrary: wanted }, hostileBody))
    .map(([type, text]) => ({ headers: { 'content-type': type }, body: text }))
}

const fileBytes = ['\u0089PNG\r\n\u001a\n', '%PDF-1.4', 'MZ', '', '\u001aE\u00df\u00a3', 'x'.repeat(2_000)]

function formOf({ body, file = { maxBytes: 0 } }: Endpoint, seen: SeenValues): fc.Arbitrary<Sent> {
  const fields = body === undefined ? fc.constant({}) : arbitraryOf(toSchema(body), '', seen)
  const fileName = fc.oneof(fc.constant('slip.png'), hostileText).map((name) => name.replaceAll(/[\r\n"]/g, ''))
  const part = (name: string, more: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name.replaceAll(/[\r\n"]/g, '')}"${more}\r\n\r\n${value}\r\n`
  return fc
    .record({
      fields,
      fileName,
      bytes: fc.constantFrom(...fileBytes),
      files: fc.constantFrom(1, 1, 1, 1, 0, 2),
      end: fc.constantFrom('--b--\r\n', '--b--\r\n', '--b--\r\n', '--b', ''),
    })
    .map(({ fields: given, fileName: name, bytes, files, end }) => ({
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: [
        ...Object.entries(Object(given)).map(([field, value]) => part(field, '', asText(value))),
        ...Array.from({ length: files }, () => part(fileField(file), `; filename="${name}"`, bytes)),
        end,
      ].join(''),
    }))
}
