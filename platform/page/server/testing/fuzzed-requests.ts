import fc from 'fast-check'
import { requestBytes } from '../../../testing/raw-request'
import { oddHeaders, oddRanges, oddTargets } from './odd-requests'

/** One request of a fuzzer, byte for byte; `isWhole`: a server must answer it before its sender hangs up. */
export interface FuzzedRequest {
  readonly bytes: string
  readonly isWhole: boolean
}

const host = 'Host: localhost'
const noise = fc.string({
  unit: fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
})
const printable = fc.string({ unit: 'grapheme-ascii', maxLength: 20 })
const oneOf = (words: string) => fc.constantFrom(...words.split(' '))
const joined = (...parts: fc.Arbitrary<unknown>[]) => fc.tuple(...parts).map((all) => all.join(''))

const known = oneOf(
  '/main.js /1.0.0/remoteEntry.js /sw.js /home /versions /remotes /reports /health-reports /analytics /overrides/a /previews/a',
)
const part = fc.oneof(oneOf('/ // . .. \\ % %00 %2e%2e %ff ? # @ : [ ] * ; = & " < \u00d8 .br __proto__'), printable)
const target = fc.oneof(fc.constantFrom(...oddTargets), known, joined(known, part, part), joined(part, part, part))

const ranges = fc.constantFrom(...oddRanges.map(([range]) => `Range: ${range}`))
const single = fc.constantFrom(...oddHeaders.flat().filter((line) => !line.startsWith('Host')))
const name = oneOf(
  'Range If-Range If-None-Match Cookie Accept-Encoding Accept-Language Origin Sec-Fetch-Mode X-Forwarded-For',
)
const header = fc.oneof(
  ranges,
  single,
  joined(name, fc.constant(': '), printable),
  joined(printable, fc.constant(': '), noise),
)

/** By methods of which no server of ours reads a body. */
const asked = fc
  .tuple(oneOf('GET GET GET HEAD OPTIONS PATCH get PRI'), target, fc.array(header, { maxLength: 2 }))
  .map(([method, to, lines]) => requestBytes(to, [host, ...lines], method))
const nested = fc.constantFrom('['.repeat(5_000), '{"__proto__":{"a":1}}', '"\\ud800"', '{"remotes":[null]}')
const posted = fc
  .tuple(oneOf('POST PUT DELETE'), known, oneOf('same-origin none'), fc.oneof(fc.json(), noise, nested))
  .map(([method, to, site, body]) => {
    const lines = [host, `Sec-Fetch-Site: ${site}`, `Content-Length: ${body.length}`]
    return requestBytes(to, lines, method) + body
  })
const sound = fc.oneof({ weight: 3, arbitrary: asked }, { weight: 1, arbitrary: posted })

/** Bytes that are cut, or have others in their midst. */
const damaged = fc.tuple(sound, fc.nat(400), fc.option(noise), fc.nat(1)).map(([bytes, place, more, lost]) => {
  const at = place % bytes.length
  return bytes.slice(0, at) + (more === null ? '' : more + bytes.slice(at + lost))
})

/** Requests as a stranger could send them: odd ones, ones with a body of anything, and all of them damaged on their way. */
export const fuzzedRequest: fc.Arbitrary<FuzzedRequest> = fc.oneof(
  { weight: 4, arbitrary: sound.map((bytes) => ({ bytes, isWhole: true })) },
  { weight: 1, arbitrary: damaged.map((bytes) => ({ bytes, isWhole: false })) },
)
