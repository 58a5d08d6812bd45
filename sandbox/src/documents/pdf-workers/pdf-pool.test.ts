import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterEach, expect, test } from '@jest/globals'
import { documents } from '../document-texts'
import type { PdfDocument } from './pdf-document'
import { createPdfPool, type PdfPool } from './pdf-pool'

const tryingWorker = new URL('../../testing/trying-pdf-worker.ts', import.meta.url).href
const timeoutMs = 100_000

let pool: PdfPool
const open = (options: Parameters<typeof createPdfPool>[0]) => {
  pool = createPdfPool({ timeoutMs, ...options })
}
afterEach(() => pool.close())

const titled = (title: string): PdfDocument => ({
  kind: 'text',
  text: { title: { fa: title, en: title }, pages: [] },
  language: 'en',
})
const ask = async (title: string) => (await pool.render(titled(title))).toString()
const notMade = { kind: 'unavailable', problem: { detail: { fa: 'سند ساخته نشد. کمی بعد دوباره تلاش کنید.' } } }

test('D-110 twenty documents are made while the event loop goes on', async () => {
  open({})
  const text = documents['terms-card.pdf']
  if (text === undefined) throw new Error('there are no terms')
  const number = (count: number) => ({ ...text, title: { fa: `شرایط ${count}`, en: `Terms ${count}` } })
  const delay = monitorEventLoopDelay({ resolution: 10 })
  let turns = 0
  const turning = setInterval(() => turns++, 10)
  delay.enable()
  const begun = performance.now()
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, count) => pool.render({ kind: 'text', text: number(count), language: 'fa' })),
  )
  const took = performance.now() - begun
  delay.disable()
  clearInterval(turning)
  for (const file of made) expect(file.subarray(0, 5).toString()).toBe('%PDF-')
  // On one thread the loop does not turn once before the last of them.
  expect(turns).toBeGreaterThan(10)
  expect(delay.max / 1e6).toBeLessThan(took / 4)
})

test('D-110 who asks for a document that is being made gets the same file, and later a new one', async () => {
  open({ worker: tryingWorker })
  expect(await Promise.all([ask('a'), ask('a'), ask('b'), ask('a')])).toEqual(['a', 'a', 'a b', 'a'])
  expect(await ask('a')).toBe('a b a')
})

test.each(['throw', 'end'])('D-110 a document that makes its thread %s fails alone', async (way) => {
  open({ worker: tryingWorker })
  const [failed, ...others] = await Promise.allSettled([ask(way), ask('a'), ask('b')])
  expect(failed).toMatchObject({ status: 'rejected', reason: notMade })
  expect(others.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('D-110 a document that does not end is given up, and the next one is made', async () => {
  open({ worker: tryingWorker, timeoutMs: 1000 })
  await expect(ask('hang')).rejects.toMatchObject(notMade)
  open({ worker: tryingWorker })
  expect(await ask('a')).toBe('a')
})

test('D-110 beyond a full queue a document is refused at once', async () => {
  open({ worker: tryingWorker, maxQueueLength: 2 })
  const titles = Array.from({ length: 40 }, (_, count) => String(count))
  const outcomes = await Promise.allSettled(titles.map(ask))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused.length).toBeGreaterThan(30)
  expect(refused[0]).toMatchObject({
    reason: {
      kind: 'unavailable',
      problem: { detail: { fa: 'سندهای زیادی در حال ساخت است. کمی بعد دوباره تلاش کنید.' } },
    },
  })
  expect(await ask('a')).toMatch(/ a$|^a$/)
})

test('D-110 closing ends the threads: what is still made fails, and nothing is made any more', async () => {
  open({ worker: tryingWorker })
  const hanging = ask('hang')
  const failed = expect(hanging).rejects.toMatchObject(notMade)
  await pool.close()
  await failed
  await expect(ask('a')).rejects.toMatchObject(notMade)
})
