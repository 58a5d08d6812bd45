import { JSDOM } from 'jsdom'

// A document for whatever draws in these tests.
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost', pretendToBeVisual: true })
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) Reflect.set(globalThis, name, Reflect.get(window, name))
Reflect.set(globalThis, 'Event', window.Event)
