import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createCrashLoopGuard } from './crash-loop-guard'

const remote = { name: 'bank', version: '1.0.0' } as Parameters<
  ReturnType<typeof createCrashLoopGuard>['mark']
>[0]['remote']

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  jest.restoreAllMocks()
})

/** What the next page of the tab thinks of it. */
const isStalledNext = () => createCrashLoopGuard().isStalled({ remote })

test('F21 what a page was opening when it ended is stalled for the next page, until the person asks for it', () => {
  createCrashLoopGuard().mark({ remote })
  const next = createCrashLoopGuard()
  expect(next.isStalled({ remote })).toBe(true)
  next.forget({ remote })
  expect(next.isStalled({ remote })).toBe(false)
})

test('F21 neither another version nor another part of it is stalled, nor what this page opens itself', () => {
  const page = createCrashLoopGuard()
  page.mark({ remote })
  expect(page.isStalled({ remote })).toBe(false)
  const next = createCrashLoopGuard()
  expect(next.isStalled({ remote: { ...remote, version: '1.0.1' } })).toBe(false)
  expect(next.isStalled({ remote, section: 'offer' })).toBe(false)
})

test.each<[string, (unmark: () => void) => void]>([
  ['says that it was opened', (unmark) => unmark()],
  ['is about to be left', () => void window.dispatchEvent(new Event('beforeunload'))],
  ['is left', () => void window.dispatchEvent(new Event('pagehide'))],
  ['is hidden', () => void document.dispatchEvent(new Event('visibilitychange'))],
])('F21 a page that %s leaves no mark', (_, happens) => {
  const unmark = createCrashLoopGuard().mark({ remote })
  expect(isStalledNext()).toBe(true)
  happens(unmark)
  expect(isStalledNext()).toBe(false)
})

test('F21 a page listens to its end only while it opens something: it can be kept for Back', () => {
  const removed = jest.spyOn(window, 'removeEventListener')
  const guard = createCrashLoopGuard()
  const [first, second] = [guard.mark({ remote }), guard.mark({ remote, section: 'offer' })]
  first()
  expect(removed).not.toHaveBeenCalled()
  second()
  expect(removed).toHaveBeenCalledWith('beforeunload', expect.any(Function))
})

test('F21 a page out of sight makes no mark: the system ends it whenever it likes', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  createCrashLoopGuard().mark({ remote })
  expect(isStalledNext()).toBe(false)
})

test('F43 where storage is denied nothing is stalled and everything opens', () => {
  for (const name of ['setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('The request was denied', 'SecurityError')
    })
  const marks = createCrashLoopGuard()
  marks.mark({ remote })()
  expect(marks.isStalled({ remote })).toBe(false)
})
