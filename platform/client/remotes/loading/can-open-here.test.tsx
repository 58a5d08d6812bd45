import { expect, test } from '@jest/globals'
import type { LaterRemote } from '../../../contract/page-data'
import { canOpenHere } from './can-open-here'

const later: LaterRemote = {
  name: 'loans',
  title: { fa: 'وام', en: 'Loans' },
  owner: 'loans',
  version: '1.0.0',
  entry: 'https://loans.example/1.0.0/remoteEntry.js',
  routes: [],
  intents: {},
  storage: [],
  files: {},
}

test('PLT-094 a remote that was looked up and calls an origin of its own is opened by a navigation', () => {
  expect(canOpenHere({ ...later, connects: true }, {})).toBe(false)
  expect(canOpenHere({ ...later, connects: true, refused: 'killed' }, {})).toBe(true)
})
