import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRetry } from './use-retry'

const reloadedAt = 'sarv-mended'
const fetchBefore = globalThis.fetch

afterEach(() => {
  globalThis.fetch = fetchBefore
  sessionStorage.clear()
})

/** A network on which every file is answered with one status, or not at all. */
function answerWith(status: number | undefined) {
  const asked: string[] = []
  globalThis.fetch = jest.fn<typeof fetch>(async (input, init) => {
    asked.push(`${input} ${init?.cache}`)
    if (status === undefined) throw new TypeError('Failed to fetch')
    return { ok: status < 300, status, arrayBuffer: async () => new ArrayBuffer(0) } as Response
  })
  return asked
}

function Retry({ file, onRetry }: { file?: string; onRetry: () => void }) {
  const retry = useRetry(file, onRetry)
  return (
    <button type="button" onClick={retry}>
      again
    </button>
  )
}

async function pressFor(file: string | undefined) {
  const onRetry = jest.fn()
  const { unmount } = render(<Retry file={file} onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button'))
  return { onRetry, unmount }
}

const hasReloaded = () => sessionStorage.getItem(reloadedAt) !== null

test.each([200, 500, 503, undefined])(
  'F19 after a retry that finds a file answered %s the part is tried again in this page',
  async (status) => {
    const asked = answerWith(status)
    const { onRetry } = await pressFor(`https://bank.example/${status}.js`)
    await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1))
    expect(asked).toEqual([`https://bank.example/${status}.js reload`])
    expect(hasReloaded()).toBe(false)
  },
)

test.each([404, 410])('F25 a file that is gone (%s) makes the page reload, once in ten minutes', async (status) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerWith(status)
  const first = await pressFor('https://bank.example/gone.js')
  await waitFor(() => expect(hasReloaded()).toBe(true))
  expect(first.onRetry).not.toHaveBeenCalled()
  first.unmount()
  const second = await pressFor('https://bank.example/gone.js')
  await waitFor(() => expect(second.onRetry).toHaveBeenCalledTimes(1))
  logged.mockRestore()
})

test('F25 a file that fails although it was right when it was refetched makes the page reload', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  answerWith(200)
  const { onRetry, unmount } = await pressFor('https://bank.example/stuck.js')
  await waitFor(() => expect(onRetry).toHaveBeenCalledTimes(1))
  expect(hasReloaded()).toBe(false)
  unmount()
  render(<Retry file="https://bank.example/stuck.js" onRetry={onRetry} />)
  expect(hasReloaded()).toBe(true)
  logged.mockRestore()
})

test('an error that is not one of a file is retried at once', async () => {
  const asked = answerWith(200)
  const { onRetry } = await pressFor(undefined)
  expect(onRetry).toHaveBeenCalledTimes(1)
  expect(asked).toEqual([])
})
