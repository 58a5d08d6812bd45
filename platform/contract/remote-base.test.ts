import { expect, test } from '@jest/globals'
import { manifestErrors } from '../delivery/remote-kit/manifest'
import { builtFixture } from '../delivery/testing/built-fixture'
import { baseError, originError } from './remote-base'

test.each([
  'https://remotes.example.ir/bank',
  'https://remotes.example.ir',
  'https://remotes.example.ir:8443/a/b-c_d~e+f',
  'https://xn--mgba3a4f16a.ir/bank',
  'http://localhost:3005',
  'http://localhost',
  'http://localhost:3006/savings',
  'http://invest.sarv.localhost:3001',
  'http://127.0.0.1:3001',
  'http://[::1]:3001',
  'https://[2001:db8::1]/bank',
])('T2 F24 %s is a base', (text) => expect(baseError(text)).toBeUndefined())

test.each([
  ['', 'it does not begin with https://'],
  ['remotes.example.ir/bank', 'it does not begin with https://'],
  ['remotes.example.ir:8443/bank', 'it does not begin with https://'],
  ['//remotes.example.ir/bank', 'it does not begin with https://'],
  ['/bank', 'it does not begin with https://'],
  [' https://remotes.example.ir', 'it does not begin with https://'],
  ['javascript:alert(1)', 'it does not begin with https://'],
  ['data:text/javascript,1', 'it does not begin with https://'],
  ['ftp://remotes.example.ir', 'it does not begin with https://'],
  ['https:remotes.example.ir', 'it does not begin with https://'],
  ['http://evil.example', 'http is for localhost only'],
  ['http://localhost.evil.example', 'http is for localhost only'],
  ['http://evillocalhost', 'http is for localhost only'],
  ['http://127.0.0.1.evil.example', 'http is for localhost only'],
  ['http://*', 'other characters'],
  ['https://*.example.ir', 'other characters'],
  ['https://a;script-src', 'other characters'],
  ['https://a,b', 'other characters'],
  ['http://localhost:3005/"><h1 id=inj>', 'other characters'],
  ["https://remotes.example.ir/'", 'other characters'],
  ['https://remotes.example.ir/a b', 'other characters'],
  ['https://remotes.example.ir/a\nb', 'other characters'],
  ['https://remotes.example.ir\\evil', 'other characters'],
  ['https://user:secret@remotes.example.ir', 'other characters'],
  ['https://remotes.example.ir/?a=b', 'other characters'],
  ['https://remotes.example.ir/#a', 'other characters'],
  ['https://remotes.example.ir/%2e%2e', 'other characters'],
  ['https://سرو.ir', 'other characters'],
  ['https://remotes.example.ir/\u202e', 'other characters'],
  ['https://', 'expected an address'],
  ['https://a:99999', 'expected an address'],
  ['https://[::1', 'expected an address'],
  ['https://remotes.example.ir/', 'it is not written as https://remotes.example.ir'],
  ['https://remotes.example.ir/bank/', 'it is not written as https://remotes.example.ir/bank'],
  ['https://remotes.example.ir:443/bank', 'it is not written as https://remotes.example.ir/bank'],
  ['https://Remotes.example.ir', 'it is not written as https://remotes.example.ir'],
  ['https://remotes.example.ir/a/../b', 'it is not written as https://remotes.example.ir/b'],
  ['https:///remotes.example.ir', 'it is not written as https://remotes.example.ir'],
])('T2 F24 %j is none: %s', (text, reason) => expect(baseError(text)).toContain(reason))

test.each([
  'https://api.team.example',
  'https://api.team.example:8443',
  'http://localhost:5001',
  'http://127.0.0.1:5001',
])('PLT-094 %s is an origin that a remote may connect to', (text) => expect(originError(text)).toBeUndefined())

test.each([
  ['https://api.team.example/v1', 'expected the origin alone, https://api.team.example'],
  ['https://*.team.example', 'expected one origin, without a wildcard'],
  ['*', 'expected one origin, without a wildcard'],
  ['http://api.team.example', 'http is for localhost only'],
  ['https:', 'it does not begin with https://'],
  ['wss://api.team.example', 'it does not begin with https://'],
  ['https://api.team.example/', 'it is not written as https://api.team.example'],
  ["https://a;script-src 'unsafe-inline'", 'other characters'],
])('PLT-094 %j is none: %s', (text, reason) => {
  expect(originError(text)).toContain(reason)
  expect(manifestErrors({ ...builtFixture('notes'), connects: [text] })).toEqual([
    expect.stringMatching(/^connects\.0: /),
  ])
})
