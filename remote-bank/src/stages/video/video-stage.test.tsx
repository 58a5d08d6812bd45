import { beforeAll, expect, jest, test } from '@jest/globals'
import { uploadVideo } from '@sarv/shared/contract/bank-onboarding'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsTo } from '@sarv/shared/testing/recorded-requests'
import { uploadByFetch } from '@sarv/shared/testing/upload-by-fetch'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { driveCard } from '../../testing/card-driver'
import { fakeCamera } from '../../testing/fake-camera'
import { press } from '../../testing/press'
import { renderBank } from '../../testing/render-bank'

// Browsers have the codecs, Node has none.
const mockTurnClip = jest.fn<(clip: Blob, degrees: number) => Promise<Blob>>()
jest.mock('./turn-clip', () => ({ turnClip: mockTurnClip }))
beforeAll(uploadByFetch)

async function atVideo(options?: Parameters<typeof fakeCamera>[0]) {
  const camera = fakeCamera(options)
  const person = await newPerson('card-required')
  const driver = await driveCard(person)
  await driver.goTo('video')
  const page = await renderBank({ path: '/bank/onboarding', person })
  await press('ادامه')
  await screen.findByRole('heading', { name: 'ویدئوی احراز هویت' })
  return { ...page, camera, person, driver }
}

/** Records a clip, up to its preview. */
async function recorded(options?: Parameters<typeof fakeCamera>[0]) {
  const opened = await atVideo(options)
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  await press('پایان ضبط')
  await screen.findByLabelText('ویدئوی ضبط‌شده')
  return opened
}

function hide(hidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

test('BNK-024 BNK-025 BNK-026 the intro has conditions; recording shows the text and the front camera', async () => {
  const { camera, driver } = await atVideo()
  expect(screen.getByText('در جایی روشن و ساکت باشید.')).toBeVisible()
  expect(await screen.findByRole('button', { name: /راهنمای ضبط ویدئو/ })).toBeVisible()
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  expect(camera.asked).toEqual([
    { video: { facingMode: 'user', width: { ideal: 640 }, height: { ideal: 480 } }, audio: true },
  ])
  const [recorder] = camera.recorders
  expect(recorder?.options).toEqual({ mimeType: 'video/webm;codecs=vp8,opus', videoBitsPerSecond: 250_000 })
  const blocks = driver.newest().stages.flatMap(({ page_info }) => page_info)
  const text = blocks.find(({ component_name }) => component_name === 'video_text')?.infos[0]?.value
  expect(document.body).toHaveTextContent(String(text))
  expect(screen.getByRole('timer')).toHaveTextContent(/^۱[۴۵] ثانیه$/)
})

test('BNK-025 CON-07 the recording ends by itself after fifteen seconds', async () => {
  const { camera } = await atVideo()
  await press('ضبط ویدئو')
  const start = await screen.findByRole('button', { name: 'شروع ضبط' })
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] })
  try {
    await act(async () => start.click())
    await act(async () => void jest.advanceTimersByTime(14_900))
    expect(camera.recorders[0]?.state).toBe('recording')
    await act(async () => void jest.advanceTimersByTime(200))
    expect(camera.recorders[0]?.state).toBe('inactive')
  } finally {
    jest.useRealTimers()
  }
  expect(await screen.findByLabelText('ویدئوی ضبط‌شده')).toBeVisible()
})

test('BNK-028 D-170 the identity rules can be read before they are ticked', async () => {
  const { documents } = await recorded()
  await press('متن قوانین احراز هویت')
  await waitFor(() => expect(documents[0]?.file).toMatch(/terms-card\.pdf$/))
})

test('BNK-028 VAL-25 the clip is sent once the rules are ticked, and the stage is done', async () => {
  const { person, camera } = await recorded()
  expect(camera.isOn()).toBe(false)
  const send = screen.getByRole('button', { name: 'ارسال ویدئو' })
  expect(send).toBeDisabled()
  await userEvent.click(screen.getByRole('checkbox'))
  expect(send).toBeEnabled()
  await userEvent.click(send)
  expect(await screen.findByRole('heading', { name: 'کارت به کجا برسد؟' })).toBeVisible()
  expect(await requestsTo(person, uploadVideo.path)).toHaveLength(1)
})

test('BNK-028 a clip that is refused stays, with the reason, and is sent once more', async () => {
  const { person } = await recorded()
  await forceResponse(person, uploadVideo.path, { status: 400, detail: 'ویدئو کوتاه است.' })
  await userEvent.click(screen.getByRole('checkbox'))
  await press('ارسال ویدئو')
  expect(await screen.findByText('ویدئو کوتاه است.')).toBeVisible()
  expect(screen.getByLabelText('ویدئوی ضبط‌شده')).toBeVisible()
  await press('ارسال ویدئو')
  expect(await screen.findByRole('heading', { name: 'کارت به کجا برسد؟' })).toBeVisible()
})

test('BNK-028 U23 the upload says how far it is; stopping it ends the request and keeps the clip', async () => {
  const { person, camera } = await recorded()
  const ended = jest.spyOn(XMLHttpRequest.prototype, 'abort')
  await forceResponse(person, uploadVideo.path, { delay_ms: 60_000 })
  await userEvent.click(screen.getByRole('checkbox'))
  await press('ارسال ویدئو')
  expect(await screen.findByRole('progressbar', { name: 'ارسال ویدئو' })).toHaveAttribute('aria-valuenow', '50')
  expect(screen.getByText('۵۰٪')).toBeVisible()
  expect(screen.getByRole('button', { name: 'ضبط دوباره' })).toBeDisabled()
  expect(ended).not.toHaveBeenCalled()
  await press('توقف ارسال')
  expect(ended).toHaveBeenCalledTimes(1)
  expect(await screen.findByText(/^ارسال متوقف شد/)).toBeVisible()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByLabelText('ویدئوی ضبط‌شده')).toBeVisible()
  expect(camera.isOn()).toBe(false)
  expect(screen.getByRole('checkbox')).toBeChecked()
  await press('ارسال ویدئو')
  expect(await screen.findByRole('heading', { name: 'کارت به کجا برسد؟' })).toBeVisible()
  ended.mockRestore()
})

test('BNK-028 trying again clears the clip and opens the camera once more', async () => {
  const { camera } = await recorded()
  await press('ضبط دوباره')
  expect(await screen.findByRole('button', { name: 'شروع ضبط' })).toBeVisible()
  expect(screen.queryByLabelText('ویدئوی ضبط‌شده')).toBeNull()
  expect(camera.isOn()).toBe(true)
})

test('BNK-029 ERR-11 before the browser asks, the page says why; a refusal can be tried again', async () => {
  const { camera } = await atVideo({ permission: 'prompt' })
  camera.refuse('NotAllowedError')
  await press('ضبط ویدئو')
  expect(await screen.findByRole('dialog', { name: 'دسترسی به دوربین' })).toBeVisible()
  expect(camera.asked).toEqual([])
  await press('ادامه')
  expect(await screen.findByRole('dialog', { name: 'دسترسی به دوربین ندارید' })).toBeVisible()
  camera.refuse(undefined)
  await press('تلاش دوباره')
  expect(await screen.findByRole('button', { name: 'شروع ضبط' })).toBeVisible()
  expect(camera.asked).toHaveLength(2)
})

test('BNK-029 ERR-12 VAL-25 a browser that records nothing is told to be Chrome, without a retry', async () => {
  const { camera } = await atVideo({ supported: false })
  await press('ضبط ویدئو')
  expect(await screen.findByText('از آخرین نسخه کروم استفاده کنید.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'تلاش دوباره' })).toBeNull()
  expect(camera.asked).toEqual([])
})

test.each([
  ['NotFoundError', 'دوربینی پیدا نشد'],
  ['NotReadableError', 'دوربین در دسترس نیست'],
])('BNK-029 F56 after %s the page says «%s»', async (name, title) => {
  const { camera } = await atVideo()
  camera.refuse(name)
  await press('ضبط ویدئو')
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
})

test('BNK-029 T24 leaving the page turns the camera off', async () => {
  const { camera, unmount } = await atVideo()
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  expect(camera.isOn()).toBe(true)
  unmount()
  expect(camera.isOn()).toBe(false)
})

test('BNK-029 T24 F57 hiding the page turns the camera off, and the page says that the recording stopped', async () => {
  const { camera } = await atVideo()
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  try {
    hide(true)
    expect(camera.isOn()).toBe(false)
  } finally {
    hide(false)
  }
  expect(await screen.findByText(/ضبط متوقف شد/)).toBeVisible()
})

test('BNK-029 F56 a camera that is pulled out ends the recording and is told', async () => {
  const { camera } = await atVideo()
  await press('ضبط ویدئو')
  await press('شروع ضبط')
  act(() => void camera.tracks[0]?.dispatchEvent(new Event('ended')))
  expect(await screen.findByRole('dialog', { name: 'دوربین قطع شد' })).toBeVisible()
  expect(camera.isOn()).toBe(false)
})

test('BNK-081 a recorded video that was not sent is lost on a reload, and the page says so', async () => {
  const first = await recorded()
  await waitFor(() => expect(JSON.stringify(first.navigation.place().state)).toContain('unsent'))
  const { state } = first.navigation.place()
  first.unmount()
  const again = await renderBank({ path: '/card', person: first.person })
  await act(async () => again.navigation.navigate('/bank/onboarding', { state }))
  expect(await screen.findByText(/با بسته شدن صفحه از دست رفت/)).toBeVisible()
})

async function onIphone(turn: () => Promise<Blob>) {
  const agent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
  mockTurnClip.mockImplementation(turn)
  try {
    return await recorded()
  } finally {
    Reflect.deleteProperty(navigator, 'userAgent')
  }
}

test('BNK-027 on iOS 18 the clip is turned upright before it is shown and sent', async () => {
  const upright = new Blob(['upright'], { type: 'video/mp4' })
  const { reports } = await onIphone(async () => upright)
  expect(mockTurnClip).toHaveBeenLastCalledWith(expect.any(Blob), 90)
  expect(reports).toEqual([])
})

test('BNK-027 ERR-14 a clip that cannot be turned is sent as it is, and the failure is logged only', async () => {
  const failure = new Error('no codec')
  const { reports, alerts } = await onIphone(() => Promise.reject(failure))
  expect(reports).toEqual([failure])
  expect(alerts).toEqual([])
  await userEvent.click(screen.getByRole('checkbox'))
  await press('ارسال ویدئو')
  expect(await screen.findByRole('heading', { name: 'کارت به کجا برسد؟' })).toBeVisible()
})
