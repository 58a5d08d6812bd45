import { afterEach, expect, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderHost } from '../testing/render-host'
import { RotateNotice } from './rotate-notice'

const upright = { width: window.innerWidth, height: window.innerHeight }

function turn(width: number, height: number, touches = 5): void {
  Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: touches })
  Object.assign(window, { innerWidth: width, innerHeight: height })
  window.dispatchEvent(new Event('resize'))
}

afterEach(() => act(() => turn(upright.width, upright.height, 0)))

test('HST-045 in landscape a phone shows the notice over a page that keeps its state', async () => {
  const { user } = await renderHost(
    <>
      <input aria-label="مبلغ" />
      <RotateNotice />
    </>,
  )
  await user.type(screen.getByRole('textbox'), '۳۰۰')
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => turn(800, 360))
  expect(screen.getByRole('alert')).toHaveTextContent('گوشی را عمودی نگه دارید')
  act(() => turn(390, 844))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('textbox')).toHaveValue('۳۰۰')
})

test.each([
  ['a low window with a mouse', 800, 360, 0],
  ['a tablet', 1024, 768, 5],
])('HST-045 %s is left alone', async (_, width, height, touches) => {
  await renderHost(<RotateNotice />)
  act(() => turn(width, height, touches))
  expect(screen.queryByRole('alert')).toBeNull()
})
