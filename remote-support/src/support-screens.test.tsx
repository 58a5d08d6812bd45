import { expect, test } from '@jest/globals'
import { setSmsOutage, smsOutageSentence } from '@sarv/platform/testing/control'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { testOrigins } from '@sarv/shared/testing/test-origins'
import { formatDigits } from '@sarv/shared/text/digits'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../locales/en.json'
import fa from '../locales/fa.json'
import { screens } from './routes'

const support = { name: 'support', screens, dictionaries: { fa, en: async () => ({ default: en }) } }
const { inbox } = testOrigins()
const known = 'سبد اختصاصی چه فرقی با صندوق دارد؟'

test('SUP-020: a link to a question opens it in its category, focused', async () => {
  const { navigation } = await mountRemote(support, { path: '/faq?question=302', person: await newPerson() })
  await waitFor(() => expect(navigation.place().pathname).toBe('/faq/3'))
  await waitFor(() => expect(document.querySelectorAll('details[open]')).toHaveLength(1))
  expect(document.activeElement).toBe(document.querySelector('details[open] summary'))
})

test('SUP-022: a link to an unknown question leads to the 404 page', async () => {
  const { navigation } = await mountRemote(support, { path: '/faq?question=9999', person: await newPerson() })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('SUP-025: the support’s phone is a tel: link from the settings, and absent where they have none', async () => {
  const person = await newPerson()
  const { unmount } = await mountRemote(support, { path: '/faq', person })
  const phone = await screen.findByRole('link', { name: /^[۰-۹]+$/ })
  expect(phone.getAttribute('href')).toMatch(/^tel:\d+$/)
  unmount()
  const body = { update_version: '1.0.0', direct_link: '', store_links: [], support_phone: '' }
  await forceResponse(person, '/general/api/v1/settings/pwa/', { status: 200, body })
  await mountRemote(support, { path: '/faq', person })
  expect(await screen.findByText('درخواست مشاوره')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /^[۰-۹]+$/ })).toBeNull()
})

test('SUP-026: the counselling form names what is missing, keeps what is refused, and says when it is sent', async () => {
  const person = await newPerson()
  const { alerts } = await mountRemote(support, { path: '/faq?form=counselling', person })
  const send = await screen.findByRole('button', { name: 'ثبت درخواست' })
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue(formatDigits(person.mobile, 'fa')),
  )
  await userEvent.click(send)
  expect(screen.getByText('موضوع را انتخاب کنید.')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'موضوع' }), 'FUND')
  const message = screen.getByRole('textbox', { name: 'پیام شما' })
  await userEvent.type(message, 'کارمزد خروج')
  const path = '/onboarding/api/v1/user-counselling/'
  await forceResponse(person, path, { status: 400, detail: 'فردا دوباره بپرسید.' })
  await userEvent.click(send)
  await waitFor(() => expect(alerts).toEqual(['فردا دوباره بپرسید.']))
  expect(message).toHaveValue('کارمزد خروج')
  await userEvent.click(send)
  expect(await screen.findByText('درخواست شما ثبت شد')).toBeInTheDocument()
})

test('SUP-026 F61 while the SMS service is down a request stays typed, and is sent at a press later', async () => {
  const person = await newPerson()
  const { alerts } = await mountRemote(support, { path: '/faq?form=counselling', person })
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'موضوع' }), 'FUND')
  const message = screen.getByRole('textbox', { name: 'پیام شما' })
  await userEvent.type(message, 'کارمزد خروج')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'شمارهٔ موبایل' })).toHaveValue(formatDigits(person.mobile, 'fa')),
  )
  await setSmsOutage(inbox, person, true)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست' }))
  await waitFor(() => expect(alerts).toEqual([smsOutageSentence]))
  expect(message).toHaveValue('کارمزد خروج')
  await setSmsOutage(inbox, person, false)
  await userEvent.click(screen.getByRole('button', { name: 'ثبت درخواست' }))
  expect(await screen.findByText('درخواست شما ثبت شد')).toBeInTheDocument()
})

test('SUP-023 SUP-024: choosing a regulation opens its PDF; a link opens one by its id', async () => {
  const person = await newPerson()
  const { navigation, unmount, title } = await mountRemote(support, { path: '/regulation-pdf', person })
  await waitFor(() => expect(navigation.place().pathname).toBe('/regulation'))
  const [first = document.body] = within(await screen.findByRole('list', { name: 'سندها' })).getAllByRole('button')
  await userEvent.click(first)
  expect(navigation.place().pathname).toBe('/regulation-pdf')
  const figure = await screen.findByRole('figure')
  expect(figure).toHaveAccessibleName(title())
  expect(navigation.place().state).toEqual({ pdfFile: expect.stringMatching(/\.pdf$/), pdfTitle: title() })
  unmount()
  const linked = await mountRemote(support, { path: '/regulation?document=2', person })
  await waitFor(() => expect(linked.navigation.place().pathname).toBe('/regulation-pdf'))
})

test('SUP-006 PLT-030: history, open chat and draft are kept in the slice; stored history shows first', async () => {
  const person = await newPerson()
  const { kept, navigation, unmount } = await mountRemote(support, { path: '/chatbot', person })
  await userEvent.click(await screen.findByRole('button', { name: known }))
  expect(await screen.findByRole('button', { name: 'کپی پاسخ' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: 'سؤال خود را بنویسید' }), 'و کارمزد')
  const id = navigation.place().pathname.split('/').at(-1)
  await waitFor(() =>
    expect(kept.get('chatbot')).toEqual({
      history: [expect.objectContaining({ id, title: known })],
      chatInfo: { id, title: known },
      drafts: { [String(id)]: 'و کارمزد' },
    }),
  )
  unmount()
  await forceResponse(person, '/chatbot/api/v1/chats/', { delay_ms: 60_000, times: 0 })
  await mountRemote(support, { path: `/chatbot/chat/${id}`, person, kept: Object.fromEntries(kept) })
  expect(await screen.findByRole('link', { name: new RegExp(known) })).toBeInTheDocument()
  expect(screen.getByRole('textbox', { name: 'سؤال خود را بنویسید' })).toHaveValue('و کارمزد')
})

test('SUP-006: while the history loads there are placeholders; a failure offers a retry', async () => {
  const person = await newPerson()
  const path = '/chatbot/api/v1/chats/'
  await forceResponse(person, path, { status: 400, detail: 'تاریخچه دریافت نشد.', delay_ms: 300, times: 1 })
  await mountRemote(support, { path: '/chatbot', person })
  const history = await screen.findByRole('complementary', { name: 'گفت‌وگوهای پیشین' })
  await waitFor(() => expect(history.querySelector('[aria-busy="true"]')).not.toBeNull())
  expect(await within(history).findByText('تاریخچه دریافت نشد.')).toBeInTheDocument()
  await userEvent.click(within(history).getByRole('button', { name: 'تلاش دوباره' }))
  expect(await within(history).findByText('هنوز گفت‌وگویی ندارید.')).toBeInTheDocument()
})
