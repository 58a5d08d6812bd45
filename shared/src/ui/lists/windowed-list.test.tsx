import { afterEach, expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { ListRow } from '../data/list-row'
import { WindowedList } from './windowed-list'

const real = globalThis.IntersectionObserver
afterEach(() => {
  globalThis.IntersectionObserver = real
  jest.restoreAllMocks()
})

/** Puts the parts of a list one after the other, from the top of the viewport. */
function layOut(heightOfPart: number) {
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const part = this.parentElement
    const place = part ? [...(part.parentElement?.children ?? [])].indexOf(part) : 0
    return new DOMRect(20, place * heightOfPart, 350, heightOfPart)
  })
}

const show = (count: number) => {
  const rows = Array.from({ length: count }, (_, row) => row)
  return showKit(
    <WindowedList label="سهام" rows={rows}>
      {(row) => <ListRow key={row} title={`سهم ${row}`} />}
    </WindowedList>,
  )
}
const names = () => screen.queryAllByRole('list').map((list) => list.getAttribute('aria-label'))

test('F37 D-150 of 5,000 rows the parts near the viewport are drawn, each named by its places', async () => {
  layOut(3_650)
  show(5_000)
  expect(await screen.findByRole('list', { name: 'سهام، ۱ تا ۵۰' })).toBeVisible()
  expect(names()).toEqual(['سهام، ۱ تا ۵۰'])
  expect(screen.getAllByRole('listitem')).toHaveLength(50)
})

test('F37 a hundred rows are drawn whole, fifty as one list with its own name', () => {
  layOut(3_650)
  const { unmount } = show(100)
  expect(names()).toEqual(['سهام، ۱ تا ۵۰', 'سهام، ۵۱ تا ۱۰۰'])
  unmount()
  show(50)
  expect(names()).toEqual(['سهام'])
})
