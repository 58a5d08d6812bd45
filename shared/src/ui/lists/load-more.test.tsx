import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../../testing/show-kit'
import { LoadMore } from './load-more'

const real = globalThis.IntersectionObserver
afterEach(() => {
  globalThis.IntersectionObserver = real
  jest.restoreAllMocks()
})

/** Takes the place of the browser's observer: as long as nothing is scrolled it tells nothing. */
function saysNothing() {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}

/** Where the end of the list is; px from the top of the viewport. */
const standAt = (top: number) =>
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(20, top, 350, 64))

/**
 * Replaces the browser's observer: it reports the state when it begins, and no further while the end stays in sight.
 */
function keepEndInSight() {
  globalThis.IntersectionObserver = class {
    readonly observe: () => void
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.observe = () => tell([{ isIntersecting: true }])
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver
}

const states = {
  'page asked for': { loaded: 1, loading: true },
  'page came': { loaded: 2 },
  'page came at once': { loaded: 3 },
  'page asked for again': { loaded: 3, loading: true },
  'page failed': { loaded: 3, failed: true },
} as const

function List({ onMore }: { onMore: () => void }) {
  const [state, setState] = useState<Parameters<typeof LoadMore>[0]>({ loaded: 1, onMore })
  return (
    <>
      <LoadMore {...state} />
      {Object.entries(states).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setState({ ...next, onMore })}>
          {name}
        </button>
      ))}
    </>
  )
}

test('F37 an end that is still in sight after a page has come asks for the next one; after an error only a press does', async () => {
  keepEndInSight()
  const onMore = jest.fn()
  const { user } = showKit(<List onMore={onMore} />)
  const become = (name: keyof typeof states) => user.click(screen.getByRole('button', { name }))
  expect(onMore).toHaveBeenCalledTimes(1)
  await become('page asked for')
  expect(onMore).toHaveBeenCalledTimes(1)
  await become('page came')
  expect(onMore).toHaveBeenCalledTimes(2)
  await become('page came at once')
  expect(onMore).toHaveBeenCalledTimes(3)
  await become('page asked for again')
  await become('page failed')
  expect(onMore).toHaveBeenCalledTimes(3)
})

test('F37 an end in sight asks for the next page though the observer says nothing, and one out of sight does not', async () => {
  saysNothing()
  standAt(800)
  const onMore = jest.fn()
  const { user } = showKit(<List onMore={onMore} />)
  const become = (name: keyof typeof states) => user.click(screen.getByRole('button', { name }))
  expect(onMore).toHaveBeenCalledTimes(1)
  await become('page asked for')
  await become('page came')
  expect(onMore).toHaveBeenCalledTimes(2)
  standAt(3_000)
  await become('page came at once')
  expect(onMore).toHaveBeenCalledTimes(2)
  standAt(800)
  await become('page failed')
  expect(onMore).toHaveBeenCalledTimes(2)
})
