import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { serveInTest } from '../../testing/serve-in-test'
import { temporaryFolder } from '../../testing/temporary-folder'
import { webApp } from '../http/web-app'
import { type DevelopmentEvent, developmentEvents } from './development-events'
import { writeFinding } from './development-state'
import type { Fault } from './fault'

const fault: Fault = { kind: 'build', file: 'remote-bank/src/card.tsx', line: 3, message: 'Expression expected' }

let folder: string
let close: () => void
let origin: string
let revision = 1
const logged: string[] = []

beforeEach(async () => {
  folder = temporaryFolder()
  const events = developmentEvents(
    folder,
    async () => revision,
    (line) => logged.push(line),
  )
  close = events.close
  origin = `http://localhost:${await serveInTest(webApp(events.routes, (line) => logged.push(line)))}`
})
afterEach(() => close())

/** Reads the stream as a page does; `next` answers with the first event that is meant. */
async function openPage() {
  const response = await fetch(`${origin}/development/events`)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return async (isMeant: (event: DevelopmentEvent) => boolean): Promise<DevelopmentEvent> => {
    for (;;) {
      const [, data] = /^data: (.*)\n\n/.exec(text) ?? []
      if (data === undefined) {
        const { value } = (await reader?.read()) ?? {}
        if (value === undefined) throw new Error('The stream has ended')
        text += value
        continue
      }
      text = text.slice(text.indexOf('\n\n') + 2)
      const event = JSON.parse(data) as DevelopmentEvent
      if (isMeant(event)) return event
    }
  }
}

test('a page hears at once what is wrong, of every package, and again with every finding and catalogue', async () => {
  writeFinding(folder, 'remote-bank', { faults: [fault], builtAt: 5 })
  writeFinding(folder, 'types', { faults: [] })
  const next = await openPage()
  expect(await next(() => true)).toEqual({ faults: [fault], builtAt: 5, revision: 1 })
  writeFinding(folder, 'remote-bank', { faults: [], builtAt: 7 })
  expect(await next(({ builtAt }) => builtAt === 7)).toEqual({ faults: [], builtAt: 7, revision: 1 })
  revision = 2
  writeFinding(folder, 'manifests', { faults: [] })
  await next((event) => event.revision === 2)
})

test('an error that a page tells is in the terminal; garbage is refused', async () => {
  const tell = (body: string) => fetch(`${origin}/development/errors`, { method: 'POST', body })
  const answer = await tell(JSON.stringify({ message: 'boom', stack: 'Error: boom' }))
  expect(await answer.json()).toEqual({ kind: 'runtime', message: 'boom' })
  expect(logged.at(-1)).toContain('boom')
  expect((await tell('garbage')).status).toBe(400)
  expect((await fetch(`${origin}/development/elsewhere`)).status).toBe(404)
})
