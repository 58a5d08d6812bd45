import { expect, test } from '@jest/globals'
import { InvalidSetting } from '@sarv/platform/lib/settings/invalid-setting'
import { parseIssuers } from './issuer-settings'

const readSecret = (file: string) => {
  if (file === 'nowhere') throw new Error('ENOENT')
  return `secret of ${file}\n`
}
const parse = (text: string) => parseIssuers(text, readSecret)

test('an issuer of JWTs has an audience, and the claim phone_number unless another is named', () => {
  expect(parse('https://id.example.ir audience=sarv-api')).toEqual([
    { issuer: 'https://id.example.ir', mode: 'jwt', audience: 'sarv-api', claim: 'phone_number', client: undefined },
  ])
})

test('an issuer that is asked has a client, whose secret stands in a file', () => {
  expect(
    parse('https://id.example.ir/realms/a mode=introspection client_id=sarv client_secret_file=/run/id claim=mobile'),
  ).toEqual([
    {
      issuer: 'https://id.example.ir/realms/a',
      mode: 'introspection',
      audience: undefined,
      claim: 'mobile',
      client: { id: 'sarv', secret: 'secret of /run/id' },
    },
  ])
})

test('several issuers stand in lines of their own, or behind semicolons; the address is kept to the letter', () => {
  const text = 'https://a.example/ audience=x;http://localhost:9000 audience=x\n\n  https://b.example   audience=y  '
  expect(parse(text).map(({ issuer }) => issuer)).toEqual([
    'https://a.example/',
    'http://localhost:9000',
    'https://b.example',
  ])
  expect(parse('')).toEqual([])
})

test.each([
  ['id.example.ir audience=x', 'is not an https address'],
  ['http://id.example.ir audience=x', 'is not an https address'],
  ['http://localhost.evil.example audience=x', 'is not an https address'],
  ['https://a.example', 'lacks audience=…'],
  ['https://a.example audience=', '«audience=» is not one of'],
  ['https://a.example audience=x secret=y', '«secret=y» is not one of'],
  ['https://a.example audience=x mode=both', 'mode=both is neither jwt nor introspection'],
  ['https://a.example mode=introspection client_id=x', 'lacks client_id=… or client_secret_file=…'],
  [
    'https://a.example mode=introspection client_id=x client_secret_file=nowhere',
    'client_secret_file=nowhere cannot be read',
  ],
  ['https://a.example audience=x;https://a.example audience=y', 'is there twice'],
  [
    ['https://a.example', 'https://b.example']
      .map((at) => `${at} mode=introspection client_id=x client_secret_file=y`)
      .join(';'),
    'only one can be asked',
  ],
])('SANDBOX_ISSUERS=%j is refused: %s', (text, why) => {
  expect(() => parse(text)).toThrow(InvalidSetting)
  expect(() => parse(text)).toThrow(why)
})
