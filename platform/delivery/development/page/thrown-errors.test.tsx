import { afterEach, expect, jest, test } from '@jest/globals'
import { act } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenToErrors } from './thrown-errors'

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? <p>Card</p> : this.props.children
  }
}

function Broken(): ReactNode {
  throw new Error('broken while rendering')
}

const said = console.error
afterEach(() => {
  console.error = said
})

test('what an error boundary catches is heard, what a remote threw while it was opened, and uncaught errors', async () => {
  const quiet = jest.fn()
  console.error = quiet
  const heard: [string, boolean][] = []
  listenToErrors(({ message }, isCaught) => heard.push([message, isCaught]))
  const slot = document.createElement('div')
  await act(async () =>
    createRoot(slot).render(
      <Boundary>
        <Broken />
      </Boundary>,
    ),
  )
  expect(slot).toHaveTextContent('Card')
  expect(heard.splice(0)).toEqual([['broken while rendering', true]])

  const error = new TypeError('broken while it was opened')
  console.error('Remote notes: crashed', error)
  console.error('Remote notes: crashed', error)
  expect(heard.splice(0)).toEqual([['broken while it was opened', true]])
  expect(quiet).toHaveBeenLastCalledWith('Remote notes: crashed', error)

  dispatchEvent(new ErrorEvent('error', { error: new Error('broken in a press') }))
  // A browser's own notice, such as of a resize observer, has no error; nor has a warning of React.
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop' }))
  console.error('Each child should have a key')
  expect(heard).toEqual([['broken in a press', false]])
})
