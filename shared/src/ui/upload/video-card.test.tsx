import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { VideoCard } from './video-card'

afterEach(() => {
  jest.useRealTimers()
})

/** jsdom plays nothing and has no full screen: what the card asks of the browser is written down. */
function card({ plays = true } = {}) {
  const kit = showKit(<VideoCard src="blob:film" cover="data:," title="سبد اختصاصی چیست؟" />)
  const film = kit.container.querySelector('video')
  if (!film) throw new Error('There is no video')
  const asked: string[] = []
  const screenOf = (element: Element | null) =>
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element })
  Object.assign(film, {
    requestFullscreen: async () => {
      asked.push('full screen')
      screenOf(film)
    },
    play: async () => {
      asked.push('play')
      if (!plays) throw new Error('The film is broken')
    },
    pause: () => asked.push('pause'),
    load: () => asked.push('load'),
  })
  Object.assign(document, {
    exitFullscreen: async () => {
      asked.push('leave')
      screenOf(null)
    },
  })
  const button = () => screen.getByRole('button', { name: 'پخش ویدئو: سبد اختصاصی چیست؟' })
  return { ...kit, film, asked, button, leave: () => screenOf(null) }
}

test('PLT-058 a tap plays over the whole screen; 300 ms after leaving it stands at its start and cover', async () => {
  jest.useFakeTimers()
  const { film, asked, button, leave } = card()
  await act(async () => fireEvent.click(button()))
  expect(asked).toEqual(['full screen', 'play'])
  film.currentTime = 7
  leave()
  act(() => void document.dispatchEvent(new Event('fullscreenchange')))
  expect(asked.at(-1)).toBe('pause')
  act(() => jest.advanceTimersByTime(299))
  expect(film.currentTime).toBe(7)
  act(() => jest.advanceTimersByTime(1))
  expect(film.currentTime).toBe(0)
  expect(asked.at(-1)).toBe('load')
})

test('PLT-058 ERR-23 a film that does not play is only reported, and the card is there as before', async () => {
  const { asked, button, reports, toasts } = card({ plays: false })
  await act(async () => fireEvent.click(button()))
  expect(reports).toHaveLength(1)
  expect(toasts).toEqual([])
  expect(asked.at(-1)).toBe('leave')
  expect(button()).toBeVisible()
})
