import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createOpeningMarks } from './opening-marks'

const remote = { name: 'bank', version: '1.0.0' } as Parameters<
  ReturnType<typeof createOpeningMarks>['mark']
>[0]['remote']

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

/** What the next page of the tab thinks of it. */
const isStalledNext = () => createOpeningMarks().isStalled({ remote })

test('F21 what a page was opening when it ended is stalled for the next page, until somebody asks for it', () => {
  createOpeningMarks().mark({ remote })
  const next = createOpeningMarks()
  expect(next.isStalled({ remote })).toBe(true)
  next.forget({ remote })
  expect(next.isStalled({ remote })).toBe(false)
})

test('F21 neither another version nor another part of it is stalled, nor what this page opens itself', () => {
  const page = createOpeningMarks()
  page.mark({ remote })
  expect(page.isStalled({ remote })).toBe(false)
  const next = createOpeningMarks()
  expect(next.isStalled({ remote: { ...remote, version: '1.0.1' } })).toBe(false)
  expect(next.isStalled({ remote, section: 'offer' })).toBe(false)
})

test.each<[string, (unmark: () => void) => void]>([
  ['says that it was opened', (unmark) => unmark()],
  ['is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('F21 a page that %s leaves no mark', (_, happens) => {
  const unmark = createOpeningMarks().mark({ remote })
  expect(isStalledNext()).toBe(true)
  happens(unmark)
  expect(isStalledNext()).toBe(false)
})

test('F21 a page out of sight makes no mark: the system ends it whenever it likes', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  createOpeningMarks().mark({ remote })
  expect(isStalledNext()).toBe(false)
})

test('F43 where storage is denied nothing is stalled and everything opens', () => {
  for (const name of ['setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('The request was denied', 'SecurityError')
    })
  const marks = createOpeningMarks()
  marks.mark({ remote })()
  expect(marks.isStalled({ remote })).toBe(false)
})
