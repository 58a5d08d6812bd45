import fc from 'fast-check'
import { requestBytes } from '../../../testing/raw-request'
import { oddHeaders, oddTargets } from './odd-requests'

/** One request of a fuzzer, byte for byte; `isWhole`: a server must answer it before its sender hangs up. */
export interface FuzzedRequest {
  readonly bytes: string
  readonly isWhole: boolean
}

const host = 'Host: localhost'

const byte = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
const noise = fc.array(byte, { maxLength: 40 }).map((bytes) => bytes.join(''))
const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 20 })
const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
const joined = (...parts: fc.Arbitrary<unknown>[]) => fc.tuple(...parts).map((all) => all.join(''))

const file = oneOf('/main.js /main.js /1.0.0/remoteEntry.js /1.0.0/remoteEntry.js /sw.js /home')
const beginning = oneOf('/ / / // /// /\\ //[ //a: http:// http://a: https://[ * ? home')
const piece = oneOf(
  '/ // . .. \\ % %00 %2e%2e %2f %ff %0d%0a ? # @ : [ ] * ; = & ~ " < \u00d8 home main.js sw.js versions health ' +
    'reports overrides previews 1.0.0 remoteEntry.js .br platform.json host.json __proto__ localhost 99999',
)
const made = fc.array(fc.oneof({ weight: 8, arbitrary: piece }, printable), { maxLength: 6 }).map((all) => all.join(''))
const target = fc.oneof(
  { weight: 3, arbitrary: file },
  { weight: 1, arbitrary: joined(file, fc.constant('?'), made) },
  { weight: 4, arbitrary: joined(beginning, made) },
  { weight: 1, arbitrary: fc.constantFrom(...oddTargets) },
)

const place = fc.oneof({ weight: 4, arbitrary: fc.nat(60) }, fc.constant(''), fc.maxSafeInteger())
const range = joined(oneOf('bytes= bytes= bytes= bytes=0-1, items='), place, oneOf('- - - - --'), place)
const name = oneOf(
  'Range If-Range If-None-Match If-Modified-Since Cookie Accept Accept-Encoding Accept-Language Origin Referer ' +
    'Sec-Fetch-Mode Sec-Fetch-Dest Sec-Fetch-Site X-Forwarded-For Content-Type',
)
const cookie = joined(oneOf('sarv-canary= sarv-override= sarv-preview= lang= __proto__= ='), printable)
const header = fc.oneof(
  { weight: 2, arbitrary: joined(name, fc.constant(': '), printable) },
  { weight: 3, arbitrary: range.map((value) => `Range: ${value}`) },
  { weight: 2, arbitrary: fc.array(cookie).map((all) => `Cookie: ${all.join('; ')}`) },
  { weight: 1, arbitrary: fc.constantFrom(...oddHeaders.flat().filter((line) => !line.startsWith('Host'))) },
  { weight: 1, arbitrary: joined(printable, fc.constant(': '), noise) },
)

/** Methods of which no server of ours reads a body. */
const bodiless = oneOf('GET GET GET GET GET GET GET GET HEAD OPTIONS PATCH get PRI')
const plain = fc
  .tuple(bodiless, target, fc.array(header, { maxLength: 2 }))
  .map(([method, to, lines]) => requestBytes(to, [host, ...lines], method))

const part = fc.tuple(file, range).map(([to, value]) => requestBytes(to, [host, `Range: ${value}`]))

const body = fc.oneof(
  fc.json(),
  noise,
  fc.constantFrom(
    ...['', 'null', '"\\ud800"', '{"__proto__":{"a":1}}', '['.repeat(5_000), '\u0000', '{"remotes":[null]}'],
    '{"remotes":[{"name":"bank","version":"1.0.0","opened":1e309,"crashed":-1}]}',
    '[{"type":"csp-violation","body":{"blockedURL":7,"effectiveDirective":{}}}]',
    '{"csp-report":null}',
    '{"port":3000,"built":{"name":"__proto__","files":[{}]}}',
  ),
)
const sent = fc
  .tuple(
    oneOf('POST POST POST PUT PUT DELETE'),
    oneOf(`/reports /health-reports /analytics /overrides /overrides/${'a'.repeat(24)} /home`),
    oneOf('Sec-Fetch-Site:same-origin Sec-Fetch-Site:none Content-Type:application/json Content-Type:text/plain'),
    body,
  )
  .map(([method, to, line, text]) => requestBytes(to, [host, line, `Content-Length: ${text.length}`], method) + text)

/** What may happen to bytes on their way. */
const damage = fc.oneof(
  fc.nat(400).map((at) => (bytes: string) => bytes.slice(0, at % bytes.length)),
  fc.tuple(fc.nat(400), byte).map(
    ([at, other]) =>
      (bytes: string) =>
        replaced(bytes, at, 1, other),
  ),
  fc.tuple(fc.nat(400), noise).map(
    ([at, more]) =>
      (bytes: string) =>
        replaced(bytes, at, 0, more),
  ),
  fc.constant((bytes: string) => bytes.replace('Connection: close', 'Connection: keep-alive') + bytes),
  fc.constant((bytes: string) => bytes.replaceAll('\r\n', '\n')),
)

function replaced(bytes: string, place: number, length: number, text: string): string {
  const at = place % bytes.length
  return bytes.slice(0, at) + text + bytes.slice(at + length)
}

const whole = (bytes: string): FuzzedRequest => ({ bytes, isWhole: true })

/** Requests as a stranger could send them: odd ones, parts of files, ones with a body of anything, and all of them damaged. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 4, arbitrary: plain.map(whole) },
  { weight: 2, arbitrary: part.map(whole) },
  { weight: 2, arbitrary: sent.map(whole) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(plain, part, sent), damage)
      .map(([bytes, change]) => ({ bytes: change(bytes), isWhole: false })),
  },
)
