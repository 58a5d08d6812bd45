import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PageRemote } from '../../../contract/page-data'
import { chooseDataUse } from '../../data-use'
import { watchIntents } from './watch-intents'

/** Each test has a remote of its own: a file is fetched once in a page. */
let guest: PageRemote
let count = 0
let canOpen = true
let page: HTMLElement

beforeEach(() => {
  jest.useFakeTimers()
  canOpen = true
  const base = `http://localhost:3009/1.0.${++count}`
  guest = {
    name: 'guest',
    title: { fa: 'مهمان', en: 'Guest' },
    owner: 'guest',
    version: '1.0.0',
    entry: `${base}/remoteEntry.js`,
    first: ['remoteEntry.js', 'remote.js', 'remote.css'].map((path) => `${base}/${path}`),
    routes: [{ path: '/guest', title: { fa: '', en: '' }, header: 'title', back: 'history', extras: [] }],
    intents: {},
    storage: [],
  }
  Object.assign(globalThis, { __SARV_STYLES__: {} })
  page = document.createElement('main')
  page.innerHTML = `
    <a id="tab" href="/guest"><b>مهمان</b></a>
    <a id="own" href="/profile">پروفایل</a>
    <a id="away" href="https://elsewhere.example/guest">بیرون</a>
    <p id="text">متن</p>`
  document.body.append(page)
})

afterEach(() => {
  jest.useRealTimers()
  page.remove()
  chooseDataUse('device')
  document.head.innerHTML = ''
})

function watch() {
  const ownerOf = (pathname: string) => (guest.routes.some(({ path }) => path === pathname) ? guest : undefined)
  watchIntents(ownerOf, () => canOpen, page)
}

/** What a pointer does; jsdom has no PointerEvent with a type of its own. */
function point(type: 'pointerover' | 'pointerdown', selector: string, pointerType: 'mouse' | 'touch') {
  const event = Object.assign(new Event(type, { bubbles: true }), { pointerType })
  page.querySelector(selector)?.dispatchEvent(event)
}

const fetched = () => [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href.split('/').at(-1)}`)
const firstScreen = ['modulepreload remoteEntry.js', 'modulepreload remote.js', 'preload remote.css']

test('PLT-003 a finger on a link fetches what the first screen of its remote needs, each file once', () => {
  watch()
  point('pointerdown', '#tab b', 'touch')
  point('pointerdown', '#tab b', 'touch')
  expect(fetched()).toEqual(firstScreen)
})

test('PLT-003 a mouse that rests on a link fetches it, one that passes by does not', () => {
  watch()
  point('pointerover', '#tab', 'mouse')
  jest.advanceTimersByTime(60)
  point('pointerover', '#text', 'mouse')
  jest.advanceTimersByTime(1_000)
  expect(fetched()).toEqual([])
  point('pointerover', '#tab', 'mouse')
  jest.advanceTimersByTime(65)
  expect(fetched()).toEqual(firstScreen)
})

test.each<[string, string, () => void]>([
  ['beside links', '#text', () => undefined],
  ['for a page of the shell', '#own', () => undefined],
  ['for another site', '#away', () => undefined],
  ['of a remote that was refused', '#tab', () => Object.assign(guest, { refused: 'killed' })],
  ['of a remote that this document cannot open', '#tab', () => (canOpen = false)],
  ['where data is to be saved (U24)', '#tab', () => chooseDataUse('low')],
])('PLT-003 U24 nothing is fetched ahead %s', (_, selector, prepare) => {
  prepare()
  watch()
  point('pointerdown', selector, 'touch')
  expect(fetched()).toEqual([])
})

test('PLT-003 a style is fetched with its hash, and a kit with the remote', () => {
  const style = new URL('remote.css', guest.entry).href
  Object.assign(globalThis, { __SARV_STYLES__: { [style]: 'sha256-abc' } })
  Object.assign(guest, { kit: { specifier: '@sarv/kit@1', script: '/kit.1.js', style: '/kit.1.css' } })
  watch()
  point('pointerdown', '#tab', 'touch')
  expect(document.querySelector('link[href$="remote.css"]')).toHaveProperty('integrity', 'sha256-abc')
  expect(fetched()).toEqual([...firstScreen, 'modulepreload kit.1.js', 'preload kit.1.css'])
})
