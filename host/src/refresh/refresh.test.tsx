import { expect, test } from '@jest/globals'
import { freshPerson } from '@sarv/platform/testing/control'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { findPage } from '../routing/find-page'
import { hostPages } from '../routing/host-pages'
import { Shell } from '../shell/shell'
import { renderHost } from '../testing/render-host'
import { enough } from './pull'

const profile = findPage('/profile', hostPages, [])

/** How often each query was asked; the next response is what `respond` says. */
function reads() {
  const asked: string[] = []
  let respond = async (): Promise<string> => 'خوانده شد'
  const Read = ({ name }: { name: string }) => {
    const { data } = useQuery({
      queryKey: [name],
      queryFn: () => {
        asked.push(name)
        return respond()
      },
    })
    return <p>{data}</p>
  }
  return { asked, Read, respondWith: (next: typeof respond) => (respond = next) }
}

async function renderPage(page: ReactNode) {
  const person = await freshPerson(testOrigins().inbox, {})
  return renderHost(<Shell at={profile}>{page}</Shell>, { path: '/profile', mobile: person.mobile })
}

const button = () => within(screen.getByRole('banner')).queryByRole('button', { name: 'تازه‌سازی صفحه' })
const said = (text: string) => screen.findByText(text)

/** A finger goes down on the page and moves so far, and is lifted. */
function pull(by: { x?: number; y: number }, on: Element = screen.getByRole('main')) {
  const at = (x: number, y: number) => ({ touches: [{ clientX: 200 + x, clientY: 100 + y }] })
  fireEvent.touchStart(on, at(0, 0))
  fireEvent.touchMove(on, at((by.x ?? 0) / 10, by.y / 10))
  fireEvent.touchMove(on, at(by.x ?? 0, by.y))
  fireEvent.touchEnd(on, { touches: [] })
}

test('U15 the button in the header fetches again what the page shows, nothing else, and says so', async () => {
  const { asked, Read } = reads()
  const { user, queryClient } = await renderPage(<Read name="shown" />)
  await screen.findByText('خوانده شد')
  queryClient.setQueryData(['elsewhere'], 'پیشین')
  queryClient.setQueryDefaults(['elsewhere'], { queryFn: async () => asked.push('elsewhere') })
  const shown = button()
  if (!shown) throw new Error('The header has no button')
  await user.click(shown)
  expect(await said('صفحه تازه شد.')).toHaveAttribute('role', 'status')
  expect(asked).toEqual(['shown', 'shown'])
})

test('U15 a refresh under way is not begun twice, and one that fails says so', async () => {
  const { asked, Read, respondWith } = reads()
  const { user } = await renderPage(<Read name="shown" />)
  await screen.findByText('خوانده شد')
  let answer = (_: string) => {}
  respondWith(() => new Promise((resolve) => (answer = resolve)))
  const shown = button() ?? document.body
  await user.click(shown)
  await user.click(shown)
  expect(await said('در حال تازه‌سازی…')).toBeInTheDocument()
  expect(asked).toHaveLength(2)
  act(() => answer('دوباره'))
  await said('صفحه تازه شد.')
  respondWith(() => Promise.reject(new Error('cut')))
  await user.click(shown)
  expect(await said('صفحه تازه نشد. دوباره تلاش کنید.')).toBeInTheDocument()
  expect(screen.getByText('دوباره')).toBeInTheDocument()
})

test('U15 a finger that pulls far enough from the top refreshes; a short, a sideways and a scrolled one do not', async () => {
  const { asked, Read } = reads()
  await renderPage(<Read name="shown" />)
  await screen.findByText('خوانده شد')
  pull({ y: enough - 1 })
  pull({ x: 300, y: enough + 50 })
  Object.defineProperty(window, 'scrollY', { value: 40, configurable: true })
  pull({ y: enough + 50 })
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
  expect(asked).toHaveLength(1)
  pull({ y: enough + 50 })
  await said('صفحه تازه شد.')
  expect(asked).toHaveLength(2)
})

test('U15 a list that is itself scrolled down, and a sheet, keep their pulls', async () => {
  const { asked, Read } = reads()
  await renderPage(
    <>
      <Read name="shown" />
      <div data-testid="list">
        <p>ردیف</p>
      </div>
      <div role="dialog" aria-label="برگه">
        برگه
      </div>
    </>,
  )
  await screen.findByText('خوانده شد')
  screen.getByTestId('list').scrollTop = 30
  pull({ y: enough + 50 }, screen.getByText('ردیف'))
  pull({ y: enough + 50 }, screen.getByRole('dialog'))
  expect(asked).toHaveLength(1)
})

test('U15 on a page with a form nothing refreshes: what is typed stays', async () => {
  const { asked, Read } = reads()
  const Page = () => {
    const [asks, setAsks] = useState(false)
    return (
      <>
        <Read name="shown" />
        <button type="button" onClick={() => setAsks(!asks)}>
          فرم
        </button>
        {asks && <input aria-label="مبلغ" />}
      </>
    )
  }
  const { user } = await renderPage(<Page />)
  await screen.findByText('خوانده شد')
  const toggle = screen.getByRole('button', { name: 'فرم' })
  expect(button()).toBeInTheDocument()
  await user.click(toggle)
  await waitFor(() => expect(button()).toBeNull())
  pull({ y: enough + 50 })
  expect(asked).toHaveLength(1)
  await user.click(toggle)
  await waitFor(() => expect(button()).toBeInTheDocument())
})
