import { expect, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { showKit } from '../../testing/show-kit'
import { Uploader } from './uploader'

const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const slip = (name = 'slip.png') => new File([png], name, { type: 'image/png' })

interface Sending {
  readonly file: File
  readonly signal: AbortSignal
  readonly onProgress: (share: number) => void
  readonly arrive: () => void
  readonly fail: () => void
}

/** An uploader whose server answers when the test says so. */
function shown() {
  const sent: Sending[] = []
  const changes: (string | undefined)[] = []
  const kit = showKit(
    <Uploader
      label="رسید واریز"
      onChange={(file) => changes.push(file?.name)}
      send={(file, way) =>
        new Promise<void>((resolve, reject) => {
          sent.push({ file, ...way, arrive: resolve, fail: () => reject(new Error('cut')) })
        })
      }
    />,
  )
  const input = () => screen.getByLabelText(/^(انتخاب فایل|جایگزینی)$/, { selector: 'input' })
  const last = () => {
    const found = sent.at(-1)
    if (!found) throw new Error('Nothing was sent')
    return found
  }
  return { ...kit, sent, changes, input, last }
}

const drop = (files: readonly File[]) =>
  fireEvent.drop(screen.getByText('یا فایل را بکشید و همین‌جا رها کنید'), { dataTransfer: { files } })

test('PLT-053 U23 a chosen file is sent with its progress and is then called «رسید بانکی»', async () => {
  const { user, input, sent, changes, last } = shown()
  expect(screen.getByRole('group', { name: 'رسید واریز' })).toContainElement(input())
  await user.upload(input(), slip())
  await waitFor(() => expect(sent).toHaveLength(1))
  act(() => last().onProgress(0.625))
  expect(screen.getByRole('progressbar', { name: 'بارگذاری' })).toHaveAttribute('aria-valuenow', '63')
  expect(screen.getByText('۶۲٪')).toBeVisible()
  await act(async () => last().arrive())
  expect(screen.getByText('رسید بانکی')).toBeVisible()
  expect(screen.getByText('با موفقیت بارگذاری شد')).toBeVisible()
  expect(screen.getByText('slip.png')).toBeVisible()
  expect(changes).toEqual([undefined, 'slip.png'])
})

test.each([
  ['a.gif', [new File(['GIF89a'], 'a.gif')], 'فرمت فایل مجاز نیست'],
  ['a renamed program', [new File(['MZ.....'], 'a.png')], 'فرمت فایل مجاز نیست'],
  [
    '5 MB and a byte',
    [new File([png, new Uint8Array(5 * 1024 * 1024 - 7)], 'a.png')],
    'حجم فایل نباید بیشتر از ۵ مگابایت باشد',
  ],
  ['two files', [slip(), slip('b.png')], 'فقط یک فایل انتخاب کنید'],
])('VAL-11 ERR-08 ERR-09 %s: nothing is sent and the reason is said', async (_title, files, words) => {
  const { sent, input } = shown()
  drop(files)
  expect(await screen.findByText(words)).toBeVisible()
  expect(input()).toHaveAttribute('aria-invalid', 'true')
  expect(input()).toHaveAccessibleDescription(expect.stringContaining(words))
  expect(screen.getByText(/یک تصویر png یا jpg، یا یک pdf/)).toBeVisible()
  expect(sent).toHaveLength(0)
})

test('PLT-053 a dropped file is sent like a chosen one', async () => {
  const { sent } = shown()
  drop([slip()])
  await waitFor(() => expect(sent.map(({ file }) => file.name)).toEqual(['slip.png']))
})

test('ERR-10 an upload that fails says so, keeps the file and sends it again', async () => {
  const { user, sent, last, input, reports } = shown()
  await user.upload(input(), slip())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(async () => last().fail())
  expect(screen.getByText('بارگذاری ناموفق بود')).toBeVisible()
  expect(screen.getByText('slip.png')).toBeVisible()
  expect(reports).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(sent).toHaveLength(2)
  expect(sent[1]?.file).toBe(sent[0]?.file)
  await act(async () => last().arrive())
  expect(screen.getByText('رسید بانکی')).toBeVisible()
})

test('PLT-053 U23 an upload can be stopped; the call ends and the focus is where another file is chosen', async () => {
  const { user, sent, last, input } = shown()
  await user.upload(input(), slip())
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: 'توقف بارگذاری' }))
  expect(last().signal.aborted).toBe(true)
  expect(screen.getByText('انتخاب فایل')).toBeVisible()
  expect(input()).toHaveFocus()
})

test('PLT-053 what arrived is replaced and removed; a bad replacement changes nothing', async () => {
  const { user, sent, changes, last, input } = shown()
  await user.upload(input(), slip())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(async () => last().arrive())
  expect(input()).toHaveAccessibleName('جایگزینی')
  fireEvent.drop(screen.getByText('slip.png'), { dataTransfer: { files: [new File(['GIF89a'], 'a.gif')] } })
  expect(await screen.findByText('فرمت فایل مجاز نیست')).toBeVisible()
  expect(screen.getByText('رسید بانکی')).toBeVisible()
  await user.upload(input(), slip('other.png'))
  await waitFor(() => expect(sent).toHaveLength(2))
  await act(async () => last().arrive())
  expect(screen.getByText('other.png')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'حذف فایل' }))
  expect(screen.queryByText('رسید بانکی')).toBeNull()
  expect(changes.at(-1)).toBeUndefined()
  expect(input()).toHaveFocus()
})

test('PLT-069 the keyboard reaches the choice, then what can be done with the file', async () => {
  const { user, sent, last, input } = shown()
  await user.tab()
  expect(input()).toHaveFocus()
  await user.upload(input(), slip())
  await waitFor(() => expect(sent).toHaveLength(1))
  await act(async () => last().arrive())
  input().focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'حذف فایل' })).toHaveFocus()
})
