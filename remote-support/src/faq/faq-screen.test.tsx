import { expect, test } from '@jest/globals'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'

const support = { name: 'support', screens, dictionaries: { fa, en: async () => ({ default: en }) } }
const everyFaq = '/general/api/v1/faq/*'

test('SUP-020 SUP-021 /faq lists categories with questions; the third one is about portfolios', async () => {
  const { navigation, title } = await mountRemote(support, { path: '/faq', person: await newPerson('empty') })
  expect(await screen.findAllByRole('region')).toHaveLength(6)
  const portfolios = screen.getByRole('region', { name: 'سبدهای اختصاصی' })
  expect(within(portfolios).getAllByRole('group')).toHaveLength(3)
  await userEvent.click(within(portfolios).getByRole('link'))
  expect(navigation.place().pathname).toBe('/faq/3')
  await waitFor(() => expect(title()).toBe('سبدهای اختصاصی'))
  const [question = document.body] = screen.getAllByRole('group')
  expect(screen.getAllByRole('group')).toHaveLength(7)
  await userEvent.click(within(question).getByText('سبد اختصاصی چه فرقی با صندوق دارد؟'))
  expect(question).toHaveAttribute('open')
  expect(within(question).getByText(/دارایی به نام خود شماست/)).toBeVisible()
})

test('SUP-020 D-249 the way to the assistant stands above the questions', async () => {
  const { navigation } = await mountRemote(support, { path: '/faq', person: await newPerson('empty') })
  const [category = document.body] = await screen.findAllByRole('region')
  const assistant = screen.getByRole('link', { name: /^گفت‌وگو با دستیار/ })
  expect(assistant.compareDocumentPosition(category)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await userEvent.click(assistant)
  expect(navigation.place().pathname).toBe('/chatbot')
})

test('SUP-020 the search tolerates spelling variants, and says when it finds nothing', async () => {
  await mountRemote(support, { path: '/faq', person: await newPerson('empty') })
  const field = await screen.findByRole('searchbox', { name: 'جست‌وجو در سؤال‌ها' })
  await userEvent.type(field, 'كارت چند')
  expect(screen.getAllByRole('group')).toHaveLength(1)
  expect(screen.getByText('کارت چند روزه می‌رسد؟')).toBeInTheDocument()
  expect(screen.getByText('۱ سؤال پیدا شد')).toBeInTheDocument()
  await userEvent.clear(field)
  await userEvent.type(field, 'اسب آبی')
  expect(screen.getByRole('heading', { name: 'سؤالی پیدا نشد' })).toBeInTheDocument()
})

test.each(['/faq/99', '/faq/cards'])('SUP-022 the unknown category %s leads to the 404 page', async (path) => {
  const { navigation } = await mountRemote(support, { path, person: await newPerson('empty') })
  await waitFor(() => expect(navigation.place().pathname).toBe('/not-found'))
})

test('SUP-022 offline the stored questions are shown with a stale notice', async () => {
  const first = await mountRemote(support, { path: '/faq', person: await newPerson('empty') })
  await waitFor(() => expect(first.kept.has('faq')).toBe(true))
  first.unmount()
  await forceResponse(first.person, everyFaq, { cut: 'start', times: 0 })
  await mountRemote(support, { path: '/faq/3', person: first.person, kept: Object.fromEntries(first.kept) })
  expect(await screen.findByText('سبد اختصاصی چه فرقی با صندوق دارد؟')).toBeInTheDocument()
  expect(await screen.findByText(/روی دستگاه شما مانده است/)).toBeInTheDocument()
})

test('SUP-020 questions that fail to load offer one retry', async () => {
  const person = await newPerson('empty')
  await forceResponse(person, everyFaq, { status: 400, detail: 'سؤال‌ها در دسترس نیستند.' })
  await mountRemote(support, { path: '/faq', person, language: 'en' })
  expect(await screen.findByRole('alert')).toHaveTextContent('سؤال‌ها در دسترس نیستند.')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('searchbox', { name: 'Search the questions' })).toBeInTheDocument()
})
