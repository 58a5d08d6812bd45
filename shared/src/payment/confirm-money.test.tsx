import { expect, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { OutboxSettings } from '../outbox/outbox-settings'
import { failWith, fakeOutbox, fakeTab, TabProvider } from '../testing/fake-outbox'
import { showKit } from '../testing/show-kit'
import { ConfirmMoney } from './confirm-money'

const refuse = (status: number, detail?: string) => failWith({ status, detail })

/** A page with a button that opens the confirmation of a sale. */
function Page({ outbox, log }: { outbox: OutboxSettings<string, string>; log: string[] }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        باز کردن
      </button>
      <ConfirmMoney
        outbox={outbox}
        open={open}
        onClose={() => {
          log.push('closed')
          setOpen(false)
        }}
        onResult={(id) => log.push(id)}
        title="تأیید فروش"
        label="دریافتی شما"
        amount={5_000_000}
        rows={[{ key: 'صندوق', value: 'چکاد بلند' }]}
        note="قیمت بعداً معلوم می‌شود."
        request="sale"
        secret="password"
        action="فروش"
        icon={Lock}
        lost="پاسخ سرور نرسید."
        leave={{ to: '/orders', label: 'رفتن به سفارش‌ها' }}
      >
        <p>شرایط فروش</p>
      </ConfirmMoney>
    </>
  )
}

async function confirm(...answers: Parameters<typeof fakeOutbox>) {
  const { outbox, sent } = fakeOutbox(...answers)
  const { platform } = fakeTab()
  const log: string[] = []
  const { user, locks } = showKit(
    <TabProvider platform={platform}>
      <Page outbox={outbox} log={log} />
    </TabProvider>,
  )
  expect(locks()).toBe(0)
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'باز کردن' }))
    await screen.findByRole('dialog', { name: 'تأیید فروش' })
  }
  await open()
  return { user, locks, log, sent, open, press: () => user.click(screen.getByRole('button', { name: 'فروش' })) }
}

test('U10 INV-034 the confirmation shows amount, facts and note, and holds the shell’s lock', async () => {
  const { locks, sent } = await confirm()
  const dialog = screen.getByRole('dialog')
  for (const text of [
    'دریافتی شما',
    '۵٬۰۰۰٬۰۰۰',
    '۵۰۰ هزار تومان',
    'صندوق',
    'چکاد بلند',
    'قیمت بعداً معلوم می‌شود.',
    'شرایط فروش',
  ])
    expect(dialog).toHaveTextContent(text)
  expect(locks()).toBe(1)
  expect(sent).toEqual([])
})

test('INV-031 one press sends the request with its secret and hands its result on', async () => {
  const { press, sent, log } = await confirm()
  await press()
  await waitFor(() => expect(log).toEqual(['77']))
  expect(sent).toMatchObject([{ intent: { request: 'sale' }, secret: 'password' }])
})

test('INV-031 while the response is awaited the button is busy and the sheet cannot be closed', async () => {
  const { promise, resolve: respond } = Promise.withResolvers<{ id: string }>()
  const { user, press, log } = await confirm(() => promise)
  await press()
  expect(screen.getByRole('button', { name: 'فروش' })).toHaveAttribute('aria-busy', 'true')
  await user.keyboard('{Escape}')
  expect(log).toEqual([])
  respond({ id: '77' })
  await waitFor(() => expect(log).toEqual(['77']))
})

test.each([
  [400, 'سقف فروش امروز پر شده است.', 'سقف فروش امروز پر شده است.'],
  [403, undefined, 'این کار برای حساب شما باز نیست. با پشتیبانی تماس بگیرید.'],
])('INV-031 a rejection with %d stands in the place of the note, and the button stays', async (status, said, words) => {
  const { press } = await confirm(refuse(status, said))
  await press()
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.queryByText('قیمت بعداً معلوم می‌شود.')).toBeNull()
  expect(screen.getByRole('button', { name: 'فروش' })).toBeEnabled()
})

test('INV-031 a person who closes the sheet after a rejection finds the next one without it', async () => {
  const { user, press, open, log, locks } = await confirm(refuse(400, 'سقف فروش امروز پر شده است.'))
  await press()
  await screen.findByRole('alert')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(log).toEqual(['closed'])
  expect(locks()).toBe(0)
  await open()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('قیمت بعداً معلوم می‌شود.')).toBeVisible()
})

test('F2 INV-034 a lost request is being processed, leads to where its outcome will be, and is not sent by a press', async () => {
  const { press, log } = await confirm(async () => undefined)
  await press()
  expect(await screen.findByRole('dialog', { name: 'در حال پردازش' })).toHaveTextContent('پاسخ سرور نرسید.')
  expect(screen.getByRole('link', { name: 'رفتن به سفارش‌ها' })).toHaveAttribute('href', '/orders')
  expect(screen.queryByRole('button', { name: 'فروش' })).toBeNull()
  for (const text of ['قیمت بعداً معلوم می‌شود.', 'شرایط فروش']) expect(screen.queryByText(text)).toBeNull()
  await waitFor(() => expect(log).toEqual(['77']))
})

test('ERR-04 the sheet closes when the shell prompts, without an error of its own', async () => {
  const { press, log } = await confirm(refuse(400, 'ONB-REQUIRED'))
  await press()
  await waitFor(() => expect(log).toEqual(['closed']))
  expect(screen.queryByRole('alert')).toBeNull()
})
