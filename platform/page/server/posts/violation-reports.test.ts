import { expect, test } from '@jest/globals'
import { webApp } from '../../../delivery/http/web-app'
import { serveInTest } from '../../../testing/serve-in-test'
import { endlessPost } from '../testing/endless-post'
import { violationReports } from './violation-reports'

const isKnownScript = async (address: string) => address === 'http://localhost:3001/1.0.0/a.js'

async function open() {
  const logged: string[] = []
  const log = (line: string) => void logged.push(line)
  let unknown = 0
  const counts = { policyReported: () => undefined, unknownScript: () => void unknown++ }
  const port = await serveInTest(webApp((app) => violationReports(app, { isKnownScript, log, counts }), log))
  const post = (body: unknown) =>
    fetch(`http://127.0.0.1:${port}/reports`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  return { logged, port, post, unknown: () => unknown }
}

const violation = (effectiveDirective: unknown, blockedURL: unknown, type: unknown = 'csp-violation') => ({
  type,
  body: { effectiveDirective, blockedURL },
})

test.each<[string, unknown, string[]]>([
  [
    'a picture',
    violation('img-src', 'https://elsewhere.example/09121234567/a.png?b=c#d'),
    ['report csp-violation img-src https://elsewhere.example'],
  ],
  ['an inline script', violation('script-src-elem', 'inline'), ['report csp-violation script-src-elem inline']],
  [
    'a known script without a hash',
    { type: 'integrity-violation', body: { blockedURL: 'http://localhost:3001/1.0.0/a.js' } },
    ['report integrity-violation http://localhost:3001'],
  ],
  ['a kind with a line end', violation('img-src', 'inline', 'csp-violation\nFORGED revision 999 adopted'), []],
  ['a kind in colours', violation('img-src', 'inline', '\u001b[31mcsp-violation'), []],
  ['a kind of 41 characters', violation('img-src', 'inline', 'a'.repeat(41)), []],
  ['a directive with a line end', violation('img-src\nFORGED', 'inline'), ['report csp-violation inline']],
  [
    'an origin with a line end',
    violation('img-src', 'https://a\n.example/'),
    ['report csp-violation img-src https://a.example'],
  ],
  [
    'an origin of other letters',
    violation('img-src', 'https://ѕarv.example/'),
    ['report csp-violation img-src https://xn--arv-ehd.example'],
  ],
  [
    'an endless origin',
    violation('img-src', `https://${'a'.repeat(60)}.${'b'.repeat(60)}.example`),
    ['report csp-violation img-src'],
  ],
  ['an address that is none', violation('img-src', 'https://['), ['report csp-violation img-src']],
  ['an address that says something', violation('img-src', 'javascript:alert("a b")'), ['report csp-violation img-src']],
  ['nothing in it', null, []],
  ['things in place of words', violation({}, ['https://a.example'], 'csp-violation'), ['report csp-violation']],
])('T23 of a report with %s the log holds words of specifications and an origin', async (_, report, lines) => {
  const { post, logged } = await open()
  expect((await post([report])).status).toBe(204)
  expect(logged).toEqual(lines)
})

const longName = 'a'.repeat(210)
test.each<[string, unknown, string]>([
  [
    'of the own origin without a hash',
    { type: 'integrity-violation', body: { blockedURL: 'http://localhost:3001/1.0.0/b.js?card=6037#x' } },
    'unknown-script integrity-violation http://localhost:3001/1.0.0/b.js',
  ],
  [
    'of another origin',
    violation('script-src-elem', 'https://elsewhere.example/09121234567/skim.js?to=1'),
    'unknown-script csp-violation script-src-elem https://elsewhere.example/…/skim.js',
  ],
  [
    'that is a worker',
    violation('worker-src', 'http://localhost:3001/w.js'),
    'unknown-script csp-violation worker-src http://localhost:3001/w.js',
  ],
  [
    'with a path that would be a line of its own',
    violation('script-src', `https://a.example/${longName}\nFORGED`),
    `unknown-script csp-violation script-src https://a.example/${longName.slice(0, 199)}`,
  ],
])('PLT-111 T40 a script %s that is in no inventory is an alert', async (_, report, line) => {
  const { post, logged, unknown } = await open()
  await post(Array.from({ length: 20 }, () => violation('img-src', 'inline')))
  for (let times = 0; times < 4; times++) await post(Array.from({ length: 20 }, () => violation('img-src', 'inline')))
  logged.length = 0
  await post([report])
  expect(logged).toEqual([line])
  expect(unknown()).toBe(1)
})

test.each(['<report>', '{}', '', '"csp-violation"'])('T23 a body without reports (%j) writes no line', async (body) => {
  const { post, logged } = await open()
  expect((await post(body)).status).toBe(204)
  expect(logged).toEqual([])
})

test('T23 many reports are sixty lines a minute, and of one body twenty', async () => {
  const { post, logged } = await open()
  const reports = Array.from({ length: 30 }, () => violation('img-src', 'inline'))
  await post(reports)
  expect(logged).toHaveLength(20)
  for (let times = 0; times < 10; times++) await post(reports)
  expect(logged).toHaveLength(60)
})

test('T23 64,000 bytes are read, and who sends on is cut off', async () => {
  const { post, port, logged } = await open()
  const report = violation('img-src', 'inline')
  const long = (bytes: number) => JSON.stringify([report]).padEnd(bytes, ' ')
  expect((await post(long(64_000))).status).toBe(204)
  expect((await post(long(64_001))).status).toBe(413)
  expect(await endlessPost(port, '/reports')).toBeLessThan(20 * 1024 * 1024)
  expect(logged).toHaveLength(1)
})
