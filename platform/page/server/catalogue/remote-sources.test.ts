import { expect, test } from '@jest/globals'
import { settingsFrom } from '../settings'
import { remotesFixture } from '../testing/catalogue-fixture'
import { remoteSources } from './remote-sources'

const all = remotesFixture(1_000)
const carried = all.slice(0, 5)
const setting = ['https://*.remotes.example']
const shared = all.map((remote) => ({ ...remote, base: `https://cdn.example/${remote.current.name}` }))

test.each([
  ['all origins where they are few', remoteSources([], all.slice(0, 12), carried), 12, true],
  ['an origin that all share once', remoteSources([], shared, carried), 1, true],
  ['the origins of the page where they are many', remoteSources([], all, carried), 5, false],
  ['the setting', remoteSources(setting, all, carried), 1, true],
])('the policy of a page names %s', (_, { sources, isWhole }, count, whole) =>
  expect([sources.length, isWhole]).toEqual([count, whole]),
)

test('T2 nothing of a remote that is left out stands in the policy', () => {
  const [first, ...others] = carried
  if (!first) throw new Error('There are five')
  const { sources } = remoteSources([], [{ ...first, base: 'javascript:alert(1)', isLeftOut: true }, ...others], others)
  expect(sources).toHaveLength(4)
})

test.each(['https://a.example https://*.b.example:8443', ' https://a.example\n'])(
  'SARV_REMOTE_SOURCES may be %j',
  (text) => expect(settingsFrom({ SARV_REMOTE_SOURCES: text }).remoteSources).toEqual(text.trim().split(' ')),
)

test.each([
  '*',
  'https:',
  'https://*',
  'http://a.example',
  "'unsafe-inline'",
  'https://a.example;',
  'https://a.example/x',
])('SARV_REMOTE_SOURCES may not be %j', (text) =>
  expect(() => settingsFrom({ SARV_REMOTE_SOURCES: text })).toThrow('SARV_REMOTE_SOURCES'),
)
