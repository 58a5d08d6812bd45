import { expect, test } from '@jest/globals'
import { clientOrigin } from './client-origin'

const context = { settings: { hosts: ['https://app.example', 'https://beta.example'] }, host: 'https://app.example' }

test.each([
  ['https://beta.example', 'https://beta.example'],
  ['https://app.example', 'https://app.example'],
  ['https://evil.example', 'https://app.example'],
  ['null', 'https://app.example'],
  [undefined, 'https://app.example'],
])('SBX-010 who calls from %p finds back to %p', (origin, back) => expect(clientOrigin(context, origin)).toBe(back))
