import { expect, test } from '@jest/globals'
import type { PageRemote } from '../../contract/page-data'
import { inspectorReport, type Seen } from './inspector-report'

const notes: PageRemote = {
  name: 'notes',
  title: { fa: '', en: '' },
  owner: 'notes-team',
  version: '1.2.0',
  entry: 'https://notes.example/1.2.0/remoteEntry.js',
  kit: { specifier: '@sarv/kit@3f2a91bc', script: 'https://notes.example/1.2.0/kit.3f2a.js', style: '' },
  routes: [],
  intents: {},
  storage: [],
}
const pageId = `${Buffer.alloc(16, 0xab).toString('base64url')}.k.W10.${'s'.repeat(43)}`
const seen: Seen = {
  page: { pageId, revision: 7, shell: '2.0.0' },
  remotes: [notes],
  mounts: [
    { remote: 'notes', phase: 'mounted' },
    { remote: 'gone', section: 'top', phase: 'failed' },
  ],
  marks: [
    { at: 90.4, name: 'notes', version: '1.2.0', what: 'mount', took: 40.2 },
    { at: 91, name: 'notes', version: '1.2.0', what: 'opened' },
    { at: 200, name: 'notes', version: '1.2.0', what: 'later' },
    { at: 201, name: 'notes', version: '1.1.0', what: 'timeout' },
  ],
  events: [
    { at: 10, name: 'remote-failed', detail: { name: 'notes', reason: 'timeout' } },
    { at: 11, name: 'session-changed', detail: { name: 'Sara', mobile: '09120000000' } },
    { at: 12, name: 'notes/saved', detail: { text: 'my secret' } },
  ],
  modules: { react: '19.3.1' },
  path: '/notes/6037991122334455?mobile=0912#code',
}

test('PLT-118 the report of a page names who drew what, its opening and its trace', () => {
  const report = inspectorReport(seen)
  expect(report).toMatchObject({ trace: 'ab'.repeat(16), revision: 7, shell: '2.0.0', modules: { react: '19.3.1' } })
  expect(report.drawn[0]).toMatchObject({
    version: '1.2.0',
    owner: 'notes-team',
    kit: 'kit.3f2a.js',
    milliseconds: { mount: 40 },
    opened: 1,
    failed: ['later'],
  })
  expect(report.drawn[1]).toMatchObject({ remote: 'gone', section: 'top', phase: 'failed', version: undefined })
  expect(report.timeline).toHaveLength(4)
})

test('PLT-118 nothing of a person stands in the report', () => {
  const text = JSON.stringify(inspectorReport(seen))
  expect(text).not.toMatch(/Sara|0912|6037|secret|code/)
  expect(text).toContain('session-changed')
  expect(text).toContain('"path":"/notes/<number>"')
})
