import { expect, test } from '@jest/globals'
import { control, freshPerson } from '@sarv/shared/testing/control'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

const recommendations = { name: 'recommendations', screens, dictionaries: { fa, en: async () => ({ default: en }) } }
const { inbox } = testOrigins()
const componentsPath = '/general/api/v1/settings/recommendation/'

test('U6 the page introduces the product and says that starting is not available yet', async () => {
  const person = await freshPerson(inbox, { kind: 'empty' })
  await mountRemote(recommendations, { path: '/recommendations', person })
  expect(await screen.findByRole('heading', { name: 'پیشنهادی به اندازهٔ شما' })).toBeInTheDocument()
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual([
    'اول هدف، بعد محصول',
    'ریسک به اندازهٔ شما',
    'ترکیب، نه یک انتخاب',
    'تصمیم با شماست',
    'مدیر سبد کنار شماست',
    'به نام خودتان',
    'برای افق بلندتر',
  ])
  expect(screen.getByText(/هنوز باز نشده است/)).toBeInTheDocument()
  expect(screen.getByText(/هنوز پیشنهادی نگرفته‌اید/)).toBeInTheDocument()
  expect(screen.queryAllByRole('link')).toEqual([])
})

test.each([
  ['investor', 'پیشنهاد متعادل', 'سرمایه‌گذاری شده', 'نیلوفر کبود'],
  ['vip-pending', 'پیشنهاد ویژهٔ رشد', 'در انتظار پرداخت', undefined],
])('ST-14 a %s person finds «%s» with the status «%s»', async (kind, name, label, part) => {
  const person = await freshPerson(inbox, { kind })
  await mountRemote(recommendations, { path: '/recommendations', person })
  const order = await screen.findByRole('article', { name })
  expect(within(order).getByText(label)).toBeInTheDocument()
  if (part) expect(within(order).getByText(new RegExp(part))).toBeInTheDocument()
  else expect(order).not.toHaveTextContent('نیلوفر کبود')
})

test('U6 texts that fail to load leave the orders in place, and a retry loads them', async () => {
  const person = await freshPerson(inbox, { kind: 'investor' })
  await control(inbox, 'force', { path: componentsPath, status: 400, detail: 'راهنما نرسید.', sub: person.sub })
  await mountRemote(recommendations, { path: '/recommendations', person })
  expect(await screen.findByRole('alert')).toHaveTextContent('راهنما نرسید.')
  expect(screen.getByRole('article', { name: 'پیشنهاد متعادل' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'تلاش دوباره' }))
  expect(await screen.findByText('اول هدف، بعد محصول')).toBeInTheDocument()
})
