import { beforeAll, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import type { DocumentProps, PageProps } from 'react-pdf'
import { renderHost } from '../testing/render-host'

// pdf.js does not run in Node 20; e2e/journeys/pdf.spec.ts reads real files.
jest.mock('react-pdf', () => ({ Document: mockDocument, Page: mockPage }))
jest.mock('react-pdf/dist/Page/TextLayer.css', () => ({}))
jest.mock('pdfjs-dist', () => ({ PDFWorker: { create: () => ({}) } }))
// In tests no build has put the worker's file where the shell's workers are.
jest.mock('@sarv/platform/page/trusted-types/trusted-script-url', () => ({
  trustedScriptUrl: (address: string) => address,
}))

function mockDocument({ file, children, onPassword, onLoadError, onLoadSuccess }: DocumentProps) {
  const type = file instanceof Blob ? file.type : 'damaged'
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is read once, as pdf.js does.
  useEffect(() => {
    if (type === 'locked') onPassword?.(() => undefined, 1)
    else if (type === 'damaged') onLoadError?.(new Error('damaged'))
    else {
      const read = { numPages: Number(type), getPage: mockRead }
      onLoadSuccess?.(read as unknown as Parameters<NonNullable<typeof onLoadSuccess>>[0])
    }
  }, [file])
  return <>{children}</>
}

/** Each page names itself; the third one names the card once more. */
async function mockRead(page: number) {
  const items = [{ str: 'شرایط كارت', hasEOL: true }, { str: page === 3 ? 'و کارت دوم' : `برگ ${page}` }]
  return { getTextContent: async () => ({ items }) }
}

function mockPage({ pageNumber }: PageProps) {
  return <p>page {pageNumber}</p>
}

// jsdom lays nothing out and runs no worker.
beforeAll(() => {
  globalThis.Worker = class extends EventTarget {
    constructor() {
      super()
      queueMicrotask(() => this.dispatchEvent(new Event('message')))
    }
  } as unknown as typeof Worker
  globalThis.ResizeObserver = class {
    constructor(private readonly tell: ResizeObserverCallback) {}
    observe() {
      this.tell([{ contentRect: { width: 350 } } as ResizeObserverEntry], this)
    }
    unobserve() {}
    disconnect() {}
  }
})

/** A document of so many pages, or of a kind that does not open. */
async function read(type: string) {
  const host = await renderHost(null)
  act(() => host.bus.emit('document-opened', { file: new Blob(['%PDF-'], { type }), title: 'شرایط کارت' }))
  await screen.findByRole('dialog', { name: 'شرایط کارت' })
  return host
}

test('PLT-048 one page at a time, and both ends lead round to the other', async () => {
  const { user } = await read('3')
  const next = await screen.findByRole('button', { name: 'صفحهٔ بعد' })
  for (const label of ['صفحهٔ ۱ از ۳', 'صفحهٔ ۲ از ۳', 'صفحهٔ ۳ از ۳', 'صفحهٔ ۱ از ۳']) {
    expect(await screen.findByText(label)).toBeVisible()
    await user.click(next)
  }
  await user.click(screen.getByRole('button', { name: 'صفحهٔ قبل' }))
  await user.click(screen.getByRole('button', { name: 'صفحهٔ قبل' }))
  expect(screen.getByText('صفحهٔ ۳ از ۳')).toBeVisible()
  expect(screen.getByText('page 3')).toBeVisible()
})

test('PLT-048 keys change the page wherever the focus is in the sheet; a single page stays', async () => {
  const { user, close } = await read('2')
  await screen.findByText('صفحهٔ ۱ از ۲')
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByText('صفحهٔ ۲ از ۲')).toBeVisible()
  await user.keyboard('{PageDown}')
  expect(screen.getByText('صفحهٔ ۱ از ۲')).toBeVisible()
  close()
  await read('1')
  await screen.findByText('صفحهٔ ۱ از ۱')
  expect(screen.getByRole('button', { name: 'صفحهٔ بعد' })).toBeDisabled()
})

test.each([
  ['locked', /این سند رمز دارد/],
  ['0', /هیچ صفحه‌ای ندارد/],
  ['damaged', /این سند باز نشد/],
])('F58 a document that is %s says so and can still be downloaded', async (type, sentence) => {
  await read(type)
  expect(await screen.findByText(sentence)).toBeVisible()
  expect(screen.getByRole('button', { name: 'دانلود' })).toBeEnabled()
  expect(screen.queryAllByRole('button', { name: 'تلاش دوباره' })).toHaveLength(type === 'damaged' ? 1 : 0)
})

test('a document is left by Esc and by going elsewhere', async () => {
  const { user, bus } = await read('3')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  act(() => bus.emit('document-opened', { file: new Blob([], { type: '3' }), title: 'شرایط سبد' }))
  await screen.findByRole('dialog', { name: 'شرایط سبد' })
  act(() => bus.emit('navigated', { to: '/home' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('PLT-048 D-133 a word is searched for in all pages: how often it stands there, and the way round all of them', async () => {
  const { user } = await read('3')
  await screen.findByText('صفحهٔ ۱ از ۳')
  await user.click(screen.getByRole('button', { name: 'جست‌وجو در سند' }))
  const field = screen.getByRole('searchbox', { name: 'جست‌وجو در سند' })
  expect(field).toHaveFocus()
  await user.type(field, 'کارت')
  expect(await screen.findByText('۱ از ۴، صفحهٔ ۱')).toHaveAttribute('role', 'status')
  for (const place of ['۲ از ۴، صفحهٔ ۲', '۳ از ۴، صفحهٔ ۳', '۴ از ۴، صفحهٔ ۳', '۱ از ۴، صفحهٔ ۱']) {
    await user.keyboard('{Enter}')
    expect(await screen.findByText(place)).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'مورد قبلی' }))
  expect(await screen.findByText('۴ از ۴، صفحهٔ ۳')).toBeVisible()
  expect(screen.getByText('page 3')).toBeVisible()
})

test('PLT-048 D-133 what is typed turns no page; nothing found is said, and Escape closes the search alone', async () => {
  const { user } = await read('3')
  await screen.findByText('صفحهٔ ۱ از ۳')
  act(() => screen.getByRole('button', { name: 'صفحهٔ بعد' }).focus())
  await user.keyboard('{Control>}f{/Control}')
  const field = screen.getByRole('searchbox', { name: 'جست‌وجو در سند' })
  await user.type(field, 'نیست{Home}{End}{ArrowLeft}')
  expect(await screen.findByText('چیزی پیدا نشد')).toBeVisible()
  expect(screen.getByText('صفحهٔ ۱ از ۳')).toBeVisible()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'جست‌وجو در سند' })).toHaveFocus()
  expect(screen.getByRole('dialog', { name: 'شرایط کارت' })).toBeVisible()
})
