import './page.js'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { manifestErrors } from '@sarv/remote-kit/manifest'
import { mountRemote } from '@sarv/remote-kit/testing'
import { shared } from './shared.js'

test('remote.json is one that the platform reads', () => {
  assert.deepEqual(manifestErrors(JSON.parse(readFileSync('remote.json', 'utf8'))), [])
})

test('/example greets in the language of the page, leads home and leaves nothing behind', async () => {
  const entry = await import('../dist/remoteEntry.js')
  const remote = await mountRemote(entry, { path: '/example', shared })
  const says = (text) => waitUntil(() => remote.element.textContent.includes(text), text)
  await says('این بخش کار می‌کند')
  await remote.speak('en')
  await says('This section works')
  remote.element.querySelector('a').click()
  assert.equal(remote.place().pathname, '/home')
  await remote.unmount()
  assert.equal(remote.element.childNodes.length, 0)
})

/** A framework draws when it likes. */
async function waitUntil(isSo, what) {
  for (const started = Date.now(); !isSo(); await new Promise((resolve) => setTimeout(resolve, 10)))
    assert.ok(Date.now() - started < 10_000, `«${what}» was not shown`)
}
