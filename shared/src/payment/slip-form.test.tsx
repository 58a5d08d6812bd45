import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { ApiError } from '../platform'
import { showKit } from '../testing/show-kit'
import type { SlipFacts } from './slip-fields'
import { SlipForm } from './slip-form'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const slip = (name = 'slip.png') => new File([png], name, { type: 'image/png' })

/** A form whose server says what the test tells it to. */
function shown(more: { kept?: Map<string, unknown>; submitsFacts?: boolean } = {}) {
  const uploads: [string, Partial<SlipFacts>][] = []
  const handedIn: SlipFacts[] = []
  const server: {
    status?: string
    upload?: Error
    submit?: Error
    /** Whether the flow takes what is handed in. */
    takes?: false
    hold?: Promise<void>
    uploading?: Promise<void>
  } = { status: 'SUCCESS' }
  const kit = showKit(
    <SlipForm
      draft="slip-1"
      submitsFacts={more.submitsFacts}
      send={async (file, facts, { onProgress }) => {
        uploads.push([file.name, facts])
        onProgress(0.5)
        await server.uploading
        if (server.upload) throw server.upload
        return server.status === undefined ? undefined : { status: server.status }
      }}
      onSubmit={async (facts) => {
        handedIn.push(facts)
        await server.hold
        if (server.submit) throw server.submit
        return server.takes
      }}
    />,
    { kept: more.kept ?? new Map() },
  )
  const choose = (...files: File[]) =>
    fireEvent.change(screen.getByLabelText(/^(انتخاب فایل|جایگزینی)$/, { selector: 'input' }), { target: { files } })
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value: text } })
  const button = () => screen.getByRole('button', { name: 'ثبت رسید' })
  return { ...kit, uploads, handedIn, server, choose, type, button }
}

/** A form after a reload, whose server has the file and whose draft has the facts. */
async function shownAgain() {
  const kept = new Map<string, unknown>()
  const before = shown({ kept })
  await fill(before)
  before.choose(slip())
  await screen.findByText('رسید بانکی')
  before.unmount()
  const form = shown({ kept })
  await screen.findByText('رسید بانکی')
  return { ...form, kept }
}

async function fill({ user, type }: ReturnType<typeof shown>) {
  type('شمارهٔ پیگیری', '۴۰۸۲۹۱')
  type('شمارهٔ حساب واریزکننده', '۰۲۰۳-۴۵۶۷۸۹۱')
  await user.click(screen.getByRole('button', { name: /^تاریخ واریز/ }))
  const days = await screen.findByRole('grid')
  await user.click(within(days).getByRole('button', { name: /امروز/ }))
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull())
}

test('PMA-027 D-13 facts typed after the upload go with the same file once more before submitting', async () => {
  const form = shown()
  expect(form.button()).toBeDisabled()
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  expect(form.uploads).toEqual([['slip.png', {}]])
  await fill(form)
  await form.user.click(form.button())
  await waitFor(() => expect(form.handedIn).toHaveLength(1))
  const facts = {
    tracking_number: '408291',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    account_number: '02034567891',
  }
  expect(form.uploads[1]).toEqual(['slip.png', facts])
  expect(form.handedIn).toEqual([facts])
})

test('D-13 what was typed before the upload travels with it, and nothing is sent twice', async () => {
  const form = shown()
  await fill(form)
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  form.server.hold = promise
  const slipForm = form.button().closest('form') ?? form.container
  act(() => {
    fireEvent.submit(slipForm)
    fireEvent.submit(slipForm)
  })
  await waitFor(() => expect(form.handedIn).toHaveLength(1))
  expect(form.uploads).toEqual([['slip.png', expect.objectContaining({ tracking_number: '408291' })]])
  expect(form.button()).toHaveAttribute('aria-busy', 'true')
  await act(async () => answer())
})

test('PMA-027 wrong fields say so, the first of them takes the focus, and nothing is handed in', async () => {
  const form = shown()
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  form.type('شمارهٔ پیگیری', '12')
  form.type('شمارهٔ حساب واریزکننده', '1e6')
  expect(screen.queryByText(/باید .* رقم/)).toBeNull()
  expect(screen.queryByText('تاریخ واریز را انتخاب کنید')).toBeNull()
  await form.user.click(form.button())
  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveFocus()
  expect(screen.getByText('شمارهٔ پیگیری باید ۴ تا ۳۰ رقم یا حرف انگلیسی باشد')).toBeVisible()
  expect(screen.getByText('تاریخ واریز را انتخاب کنید')).toBeVisible()
  expect(screen.getByText('شمارهٔ حساب باید ۵ تا ۲۶ رقم، یا شبا باشد')).toBeVisible()
  form.type('شمارهٔ پیگیری', '1234')
  await form.user.click(form.button())
  expect(screen.getByRole('button', { name: /^تاریخ واریز/ })).toHaveFocus()
  expect(form.handedIn).toEqual([])
})

test('PMA-027 without a file nothing is checked, handed in or marked as wrong', () => {
  const form = shown()
  expect(screen.getByText('تصویر رسید')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'شمارهٔ حساب واریزکننده' })).toHaveAccessibleDescription(/حساب/)
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.submit(form.button().closest('form') ?? form.container)
  expect(screen.queryByText('تاریخ واریز را انتخاب کنید')).toBeNull()
  expect(form.handedIn).toEqual([])
})

test('PMA-043 an answer without a word is an upload that arrived', async () => {
  const form = shown()
  form.server.status = undefined
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
})

test('ERR-10 who stops an upload is told of no failure', async () => {
  const form = shown()
  form.server.status = 'FAILED'
  const { promise, resolve: arrive } = Promise.withResolvers<void>()
  form.server.uploading = promise
  form.choose(slip())
  await form.user.click(await screen.findByRole('button', { name: 'توقف بارگذاری' }))
  await act(async () => arrive())
  expect(screen.queryByText('ثبت رسید ناموفق بود')).toBeNull()
})

test.each([
  ['a gif', new File(['GIF89a'], 'a.gif'), 'فرمت فایل مجاز نیست'],
  ['a renamed program', new File(['MZ.....'], 'a.png'), 'فرمت فایل مجاز نیست'],
  ['6 MB', new File([png, new Uint8Array(6 * 1024 * 1024)], 'a.png'), 'حجم فایل نباید بیشتر از ۵ مگابایت باشد'],
  ['nothing', new File([], 'a.png'), 'این فایل خالی است؛ فایل دیگری انتخاب کنید'],
])('VAL-11 ERR-08 ERR-09 %s is not sent and the slip cannot be handed in', async (_title, file, words) => {
  const form = shown()
  form.choose(file)
  expect(await screen.findByText(words)).toBeVisible()
  expect(form.uploads).toEqual([])
  expect(form.button()).toBeDisabled()
})

test('T18 PMA-027 files that are not a slip are refused by name and bytes, and nothing of the form is lost', async () => {
  const form = shown()
  await fill(form)
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  for (const [name, text] of [
    ['a.png', 'GIF89a/*\0*/=1;alert(1)'],
    ['a.png', '<svg onload="alert(1)"/>'],
    ['a.pdf', '<html><script>alert(1)</script>%PDF-1.7'],
    ['a.jpg', 'PK\u0003\u0004'],
    ['a.png.exe', 'MZ'],
    ['\u202egnp.exe', 'MZ'],
  ] as const) {
    form.choose(new File([text], name))
    expect(await screen.findByText('فرمت فایل مجاز نیست')).toBeVisible()
    // A good one takes the sentence away again.
    form.choose(slip())
    await waitFor(() => expect(screen.queryByText('فرمت فایل مجاز نیست')).toBeNull())
    await waitFor(() => expect(form.button()).toBeEnabled())
  }
  expect(new Set(form.uploads.map(([name]) => name))).toEqual(new Set(['slip.png']))
  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('۴۰۸۲۹۱')
  form.choose(new File(['MZ'], 'a.png'))
  await screen.findByText('فرمت فایل مجاز نیست')
  await form.user.click(form.button())
  await waitFor(() => expect(form.handedIn).toHaveLength(1))
})

test('ERR-10 an upload that fails keeps what was typed and the file, and says the reason of the server', async () => {
  const form = shown()
  await fill(form)
  form.server.upload = new ApiError({
    kind: 'http',
    endpointPath: '/x/',
    status: 409,
    detail: 'رسید پیش‌تر ثبت شده است.',
  })
  form.choose(slip())
  expect(await screen.findByText('بارگذاری ناموفق بود')).toBeVisible()
  expect(screen.getByText('رسید پیش‌تر ثبت شده است.')).toBeVisible()
  expect(form.button()).toBeDisabled()
  form.server.upload = undefined
  await form.user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  await waitFor(() => expect(form.button()).toBeEnabled())
  expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('۴۰۸۲۹۱')
  expect(screen.queryByText('رسید پیش‌تر ثبت شده است.')).toBeNull()
})

test('PMA-043 ERR-32 an upload that the server does not accept says so, with the file kept for another try', async () => {
  const form = shown()
  form.server.status = 'FAILED'
  form.choose(slip())
  expect(await screen.findByText('ثبت رسید ناموفق بود')).toBeVisible()
  expect(form.button()).toBeDisabled()
  expect(screen.getByRole('button', { name: 'تلاش دوباره' })).toBeVisible()
})

test('ERR-32 a slip that cannot be handed in says why and can be handed in again', async () => {
  const form = shown()
  await fill(form)
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  form.server.submit = new Error('cut')
  await form.user.click(form.button())
  expect(await screen.findByText('ثبت رسید ناموفق بود')).toBeVisible()
  form.server.submit = undefined
  await form.user.click(form.button())
  await waitFor(() => expect(form.handedIn).toHaveLength(2))
  await waitFor(() => expect(screen.queryByText('ثبت رسید ناموفق بود')).toBeNull())
  expect(form.uploads).toHaveLength(1)
})

test('ERR-32 a file from before a reload that cannot be handed in is chosen again, and the reason stays', async () => {
  const form = await shownAgain()
  form.server.submit = new Error('cut')
  await form.user.click(form.button())
  expect(await screen.findByText('ثبت رسید ناموفق بود')).toBeVisible()
  expect(screen.queryByText('رسید بانکی')).toBeNull()
  expect(form.button()).toBeDisabled()
})

test('U4 a slip that the flow does not take keeps its draft, and its file where that is still here', async () => {
  const kept = new Map<string, unknown>()
  const form = shown({ kept })
  form.server.takes = false
  await fill(form)
  form.choose(slip())
  await waitFor(() => expect(form.button()).toBeEnabled())
  await form.user.click(form.button())
  await waitFor(() => expect(form.handedIn).toHaveLength(1))
  await waitFor(() => expect(form.button()).toBeEnabled())
  expect(kept.size).toBe(1)
  form.unmount()

  const again = await shownAgain()
  again.server.takes = false
  await again.user.click(again.button())
  await waitFor(() => expect(screen.queryByText('رسید بانکی')).toBeNull())
  expect(again.kept.size).toBe(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('PMA-027 a file that is removed again cannot be handed in', async () => {
  const form = shown()
  form.choose(slip())
  await form.user.click(await screen.findByRole('button', { name: 'حذف فایل' }))
  expect(screen.queryByText('رسید بانکی')).toBeNull()
  expect(form.button()).toBeDisabled()
})

test.each([true, false])(
  'U4: after a reload the file and the facts are there (facts with the submit: %p)',
  async (submitsFacts) => {
    const kept = new Map<string, unknown>()
    const before = shown({ kept, submitsFacts })
    await fill(before)
    before.choose(slip())
    await screen.findByText('رسید بانکی')
    const [[, facts] = []] = before.uploads
    before.unmount()

    const after = shown({ kept, submitsFacts })
    expect(await screen.findByText('رسید بانکی')).toBeVisible()
    expect(screen.getByRole('textbox', { name: 'شمارهٔ پیگیری' })).toHaveValue('۴۰۸۲۹۱')
    await after.user.click(after.button())
    await waitFor(() => expect(after.handedIn).toEqual([facts]))
    expect(after.uploads).toEqual([])
    await waitFor(() => expect(kept.size).toBe(0))
  },
)

test('U4 D-13: facts changed after a reload go with the submit, or with the picture chosen again', async () => {
  for (const submitsFacts of [true, undefined]) {
    const kept = new Map<string, unknown>()
    const before = shown({ kept, submitsFacts })
    await fill(before)
    before.choose(slip())
    await screen.findByText('رسید بانکی')
    before.unmount()
    const after = shown({ kept, submitsFacts })
    await screen.findByText('رسید بانکی')
    after.type('شمارهٔ پیگیری', '۵۰۰۰۰')
    await after.user.click(after.button())
    if (submitsFacts) await waitFor(() => expect(after.handedIn).toMatchObject([{ tracking_number: '50000' }]))
    else {
      expect(await screen.findByRole('alert')).toHaveTextContent('تصویر آن را دوباره انتخاب کنید')
      expect(after.button()).toBeDisabled()
      expect(after.handedIn).toEqual([])
    }
    after.unmount()
  }
})
