import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { SentNews } from '../token-worker/sent-request'
import { teeResponse } from './tee-response'

const encode = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>
const response = (status: number, ...texts: string[]): SentNews[] => [
  { kind: 'head', status, headers: [['content-type', 'application/json']] },
  ...texts.map((text): SentNews => ({ kind: 'piece', bytes: encode(text) })),
  { kind: 'end' },
]
let worker: MessagePort
let page: MessagePort

beforeEach(() => {
  const channel = new MessageChannel()
  worker = channel.port1
  page = channel.port2
})
afterEach(() => worker.close())

/** So many messages that come at a port. */
const messages = (port: MessagePort, count: number) =>
  new Promise<unknown[]>((resolve) => {
    const heard: unknown[] = []
    port.onmessage = ({ data }) => {
      if (heard.push(data) === count) resolve(heard)
    }
  })

test('PLT-074 a response is read, however it is cut, and all of its news are passed on', async () => {
  const news = response(200, '{"name":"', 'چکاد', '","total":1500}')
  const { passedOn, json } = teeResponse(page)
  for (const one of news) worker.postMessage(one)
  expect(await json).toEqual({ name: 'چکاد', total: 1500 })
  // A listener that comes later hears it all as well.
  expect(await messages(passedOn, news.length)).toEqual(news)
  passedOn.close()
})

test('PLT-074 the body of an error is not read as an answer', async () => {
  const { passedOn, json } = teeResponse(page)
  for (const one of response(503, '{"total":1500}')) worker.postMessage(one)
  expect(await json).toBeUndefined()
  passedOn.close()
})

test('PLT-074 who gives the request up ends it at the worker', async () => {
  const { passedOn } = teeResponse(page)
  passedOn.postMessage('end')
  expect(await messages(worker, 1)).toEqual(['end'])
  passedOn.close()
})
