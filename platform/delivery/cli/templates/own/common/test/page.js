import { JSDOM } from 'jsdom'

// A document for whatever draws in these tests.
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/example', pretendToBeVisual: true })
for (const name of Object.getOwnPropertyNames(window)) if (!(name in globalThis)) globalThis[name] = window[name]
globalThis.Event = window.Event
