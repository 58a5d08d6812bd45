import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { fakeClock } from '../testing/fake-clock'
import { showKit } from '../testing/show-kit'
import { parseDigits, useDraft } from './use-draft'

const day = 86_400_000

function Form() {
  const { typed, change, discard } = useDraft('buy', '', parseDigits)
  return (
    <>
      <input aria-label="amount" value={typed} onChange={({ target }) => change(target.value)} />
      <button type="button" onClick={discard}>
        sent
      </button>
    </>
  )
}

fakeClock({ now: 1_000_000_000_000 })

const field = () => screen.getByRole('textbox', { name: 'amount' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
/** Opens the page on a device, until what it keeps was read. */
async function open(kept: Map<string, unknown>) {
  const shown = showKit(<Form />, { kept })
  await act(async () => undefined)
  return shown
}

test('U4: what was typed is there after a reload, for a day, and not after it was sent', async () => {
  const kept = new Map<string, unknown>()
  const first = await open(kept)
  type('500000')
  first.unmount()
  jest.advanceTimersByTime(day - 1)
  const second = await open(kept)
  expect(field()).toHaveValue('500000')
  second.unmount()
  jest.advanceTimersByTime(1)
  const third = await open(kept)
  expect(field()).toHaveValue('')
  type('700000')
  fireEvent.click(screen.getByRole('button', { name: 'sent' }))
  third.unmount()
  expect(kept).toEqual(new Map())
})

test('U4: what is typed before the draft is read stays', async () => {
  const kept = new Map<string, unknown>([['draft/buy', { at: Date.now(), typed: '500000' }]])
  showKit(<Form />, { kept })
  type('9')
  await act(async () => undefined)
  expect(field()).toHaveValue('9')
})

test.each([
  ['7'],
  [null],
  [{ typed: '7' }],
  [{ at: 'now', typed: '7' }],
  [{ at: 0, typed: '7' }],
  [{ at: 2e12, typed: '7' }],
])('U4 F45: the stored %j is not a draft, and no crash', async (stored) => {
  await open(new Map<string, unknown>([['draft/buy', stored]]))
  expect(field()).toHaveValue('')
})

test('U4: a form works in a shell that keeps no drafts', async () => {
  const { reports } = showKit(<Form />)
  type('9')
  expect(field()).toHaveValue('9')
  expect(reports).toEqual([])
})
