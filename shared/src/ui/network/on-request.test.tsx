import { afterEach, expect, test } from '@jest/globals'
import { chooseDataUse, isLowData, rememberedDataUse } from '@sarv/platform/client/data-use'
import { act, screen } from '@testing-library/react'
import { Leaf } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { showKit } from '../../testing/show-kit'
import { Tile } from '../data/tile'
import { VideoCard } from '../upload/video-card'
import { OnRequest } from './on-request'

afterEach(() => {
  act(() => chooseDataUse('device'))
  Reflect.deleteProperty(navigator, 'connection')
})

/** A chart that tells when its code is fetched. */
function lazyChart() {
  let fetched = 0
  const Chart = lazy(async () => {
    fetched++
    return { default: () => <p>نمودار قیمت</p> }
  })
  const chart = (
    <OnRequest show="chart">
      <Suspense fallback="…">
        <Chart />
      </Suspense>
    </OnRequest>
  )
  return { chart, fetched: () => fetched }
}

function saveData(on: boolean) {
  const connection = Object.assign(new EventTarget(), { saveData: on })
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  return connection
}

test.each([
  ['data=low', 'low'],
  ['theme=dark; data=low', 'low'],
  ['', 'device'],
  ['data=lower', 'device'],
  ['mydata=low', 'device'],
] as const)('U24 the cookies %j remember the use of data %s', (cookies, use) =>
  expect(rememberedDataUse(cookies)).toBe(use),
)

test.each(['the setting', 'the device'])(
  'U24 where %s saves data a chart waits for a tap, and its code too',
  async (by) => {
    if (by === 'the device') saveData(true)
    else chooseDataUse('low')
    const { chart, fetched } = lazyChart()
    const { user } = showKit(chart)
    expect(screen.queryByText('نمودار قیمت')).toBeNull()
    expect(fetched()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'نمایش نمودار' }))
    expect(await screen.findByText('نمودار قیمت')).toBeVisible()
    expect(document.activeElement).toContainElement(screen.getByText('نمودار قیمت'))
  },
)

test('U24 without it nothing waits; what the device decides counts at once', async () => {
  const connection = saveData(false)
  const { chart } = lazyChart()
  showKit(chart)
  expect(await screen.findByText('نمودار قیمت')).toBeVisible()
  Object.assign(connection, { saveData: true })
  act(() => void connection.dispatchEvent(new Event('change')))
  expect(screen.getByRole('button', { name: 'نمایش نمودار' })).toBeVisible()
  expect(isLowData()).toBe(true)
})

test('U24 no picture and no cover of a film is loaded, until data is not to be saved any more', () => {
  chooseDataUse('low')
  const { container } = showKit(
    <>
      <Tile icon={Leaf} picture="/static/leaf.svg" />
      <VideoCard src="/film.webm" cover="/cover.jpg" title="راهنما" />
    </>,
  )
  expect(container.querySelector('img, [poster]')).toBeNull()
  expect(container.querySelector('video')).toHaveAttribute('preload', 'none')
  act(() => chooseDataUse('device'))
  expect(container.querySelector('img')).toHaveAttribute('src', '/static/leaf.svg')
  expect(container.querySelector('video')).toHaveAttribute('poster', '/cover.jpg')
})
