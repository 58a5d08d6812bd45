import { expect, test } from '@jest/globals'
import { admit, type PostAdmission } from './admission'

const door = { origins: ['http://localhost:4600', 'https://console.example'], who: 'nima' }
const page = { host: 'localhost:4600', origin: 'http://localhost:4600', 'sec-fetch-site': 'same-origin' }
const change = { ...page, 'x-sarv-console': '1' }

test.each<[string, string, Record<string, string>, PostAdmission | number]>([
  ['the page reads', 'GET', page, { who: 'nima' }],
  ['a program of this machine reads', 'GET', { host: 'localhost:4600' }, { who: 'nima' }],
  ['an address is typed', 'GET', { host: 'console.example', 'sec-fetch-site': 'none' }, { who: 'nima' }],
  [
    'a link of another site opens the page',
    'GET',
    { host: 'localhost:4600', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    { who: 'nima' },
  ],
  ['the page changes', 'POST', change, { who: 'nima' }],
  ['a name of somebody else leads here', 'GET', { host: 'evil.example:4600' }, 421],
  ['nobody is named', 'GET', {}, 421],
  ['another site reads', 'GET', { host: 'localhost:4600', 'sec-fetch-site': 'cross-site' }, 403],
  ['another port of this machine reads', 'GET', { host: 'localhost:4600', 'sec-fetch-site': 'same-site' }, 403],
  ['another site changes', 'POST', { ...change, origin: 'https://evil.example' }, 403],
  ['no origin is named', 'POST', { host: 'localhost:4600', 'x-sarv-console': '1' }, 403],
  ['a form without the header', 'POST', page, 403],
  ['a form that navigates', 'POST', { ...page, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, 403],
  ['an unknown method without the header', 'DELETE', page, 403],
])('console without a password: %s', (_, method, headers, expected) => {
  const admitted = admit(door, { method, headers })
  expect('status' in admitted ? admitted.status : admitted).toEqual(expected)
})

const basic = (text: string) => ({ ...page, authorization: `Basic ${Buffer.from(text).toString('base64')}` })

test.each<[string, Record<string, string>, PostAdmission | number]>([
  ['nothing', page, 401],
  ['the right one', basic('sara:a long password'), { who: 'sara' }],
  ['a Persian name', basic('سارا رضایی:a long password'), { who: 'سارا رضایی' }],
  ['a wrong one', basic('sara:a long passwore'), 401],
  ['the beginning of it', basic('sara:a long'), 401],
  ['an empty one', basic('sara:'), 401],
  ['nobody’s name', basic(':a long password'), 401],
  ['a name that ends a line', basic('sara\nroot:a long password'), 401],
  ['a name that turns the direction of the line', basic('sara\u202eroot:a long password'), 401],
  ['a name too long for a line', basic(`${'x'.repeat(61)}:a long password`), 401],
  ['what is no base64', { ...page, authorization: 'Basic %%%' }, 401],
  ['another scheme', { ...page, authorization: 'Bearer a long password' }, 401],
])('console with a password, given %s', (_, headers, expected) => {
  const admitted = admit({ ...door, password: 'a long password' }, { method: 'GET', headers })
  expect('status' in admitted ? admitted.status : admitted).toEqual(expected)
})
