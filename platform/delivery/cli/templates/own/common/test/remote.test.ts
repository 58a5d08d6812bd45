import './page'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { manifestErrors } from '@sarv/remote-kit/manifest'
import { type MountOptions, mountRemote } from '@sarv/remote-kit/testing'
import { shared } from './shared'

const entry = await import(new URL('../dist/remoteEntry.js', import.meta.url).href)
const [path, slice] = ['/example', 'example']
const open = (options?: MountOptions) => mountRemote(entry, { path, shared, ...options })

test('remote.json is one that the platform reads', () => {
  assert.deepEqual(manifestErrors(JSON.parse(readFileSync('remote.json', 'utf8'))), [])
})

test('the screen greets in the language of the page, leads home and leaves nothing behind', async () => {
  const remote = await open()
  const shows = (text: string) => waitUntil(() => remote.element.textContent?.includes(text), text)
  await shows('این بخش کار می‌کند')
  await remote.speak('en')
  await shows('This section works')
  find<HTMLAnchorElement>(remote.element, 'a').click()
  assert.equal(remote.place().pathname, '/home')
  await remote.unmount()
  assert.equal(remote.element.childNodes.length, 0)
})

test('the form keeps what is typed, refuses what is not a note, and saves one', async () => {
  const remote = await open({ language: 'en', kept: { [slice]: 'Mil' }, answer: () => ({ id: 7 }) })
  const saved: unknown[] = []
  remote.platform.bus.on('example/note-saved', (note) => saved.push(note))
  await waitUntil(() => remote.element.querySelector('input')?.value === 'Mil', 'the draft')
  const send = (text: string) => {
    type(find(remote.element, 'input'), text)
    find(remote.element, 'form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  send(' ')
  await waitUntil(() => find(remote.element, '[role=alert]').textContent?.includes('at most 40'), 'the error')
  assert.equal(find(remote.element, 'input').getAttribute('aria-invalid'), 'true')
  assert.deepEqual([remote.calls.length, remote.kept.get(slice)], [0, ' '])
  send('Milk ')
  await waitUntil(() => remote.toasts.length > 0, 'the toast')
  const [{ endpoint, input } = assert.fail()] = remote.calls
  assert.deepEqual([endpoint.method, endpoint.path], ['POST', '/example/api/v1/notes/'])
  assert.deepEqual(input, { body: { text: 'Milk' } })
  assert.deepEqual([saved, remote.toasts, remote.locks()], [[{ id: 7 }], ['Note saved.'], 0])
  await waitUntil(() => find<HTMLInputElement>(remote.element, 'input').value === '', 'an empty field')
  assert.equal(remote.kept.has(slice), false)
  await remote.unmount()
})

test('in a page of another remote it shows itself without the form', async () => {
  const { element, unmount } = await open({ path: '/home', section: 'summary', language: 'en' })
  await waitUntil(() => element.textContent?.includes('This section works'), 'the section')
  assert.equal(element.querySelector('form'), null)
  await unmount()
})

function find<Kind extends Element>(element: Element, selector: string): Kind {
  return element.querySelector<Kind>(selector) ?? assert.fail(`There is no ${selector}`)
}

/** As a person types: React keeps its own record of an input's value, which an assignment would update as well. */
function type(input: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** A framework draws when it likes. */
async function waitUntil(isSo: () => boolean | undefined, what: string): Promise<void> {
  for (const started = Date.now(); !isSo(); await new Promise((resolve) => setTimeout(resolve, 10)))
    assert.ok(Date.now() - started < 10_000, `"${what}" was not shown`)
}
