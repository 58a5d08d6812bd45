import { expect, jest, test } from '@jest/globals'
import type { PageRemote } from '../../../contract/page-data'
import type { Platform } from '../../../contract/platform'
import { pageHealth } from '../../health/page-health'
import { openRemote } from './open-remote'

const remote: PageRemote = {
  name: 'notes',
  title: { fa: '', en: '' },
  owner: 'notes',
  version: '1.0.0',
  entry: 'https://notes.example/1.0.0/remoteEntry.js',
  refused: 'incompatible',
  routes: [],
  intents: {},
  storage: [],
}

test.each<[string, readonly string[], object | undefined]>([
  ['a page that stays', [], { incompatible: 1 }],
  ['a page that is being left', ['beforeunload'], undefined],
])('health: an opening that fails in %s counts, or does not (%#)', async (_, events, failed) => {
  const other = { ...remote, version: `1.0.${events.length}` }
  const opening = openRemote({ remote: other, platform: {} as Platform }, document.createElement('div'), jest.fn())
  for (const name of events) window.dispatchEvent(new Event(name))
  await expect(opening).rejects.toThrow()
  expect(pageHealth.drain()?.remotes[0]?.failed).toEqual(failed && expect.objectContaining(failed))
})
