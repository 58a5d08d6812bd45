import { afterEach, expect, jest, test } from '@jest/globals'
import { getChat, rateAnswer } from '@sarv/shared/contract/chat'
import { getFaq } from '@sarv/shared/contract/faq'
import { call } from '@sarv/shared/platform'
import { mountRemote } from '@sarv/shared/testing/mount-remote'
import { forceResponse, newPerson } from '@sarv/shared/testing/people'
import { requestsOf } from '@sarv/shared/testing/recorded-requests'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../locales/en.json'
import fa from '../../locales/fa.json'
import { screens } from '../routes'
import feedback from './texts/fa.json'

const support = { name: 'support', screens, dictionaries: { fa, en: async () => ({ default: en }) } }
const known = 'سبد اختصاصی چه فرقی با صندوق دارد؟'
const lostCard = 'کارتم گم شده است؛ چه کنم؟'

afterEach(() => {
  jest.restoreAllMocks()
})

const composer = () => screen.findByRole('textbox', { name: fa.chat.ask })
const history = () => screen.getByRole('complementary', { name: fa.chat.history })
const titles = () =>
  within(history())
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent)
/** Questions and answers; the links of an answer are a list inside. */
const messages = () => [...screen.getByRole('list', { name: fa.chat.conversation }).children]

/** Writes into a field at once, which takes a page a moment, not one for each letter. */
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(text)
}

async function send(text: string) {
  await write(await composer(), text)
  await userEvent.keyboard('{Enter}')
}

/** Asks, and waits until the answer has ended. */
async function ask(text: string) {
  const answers = screen.queryAllByRole('button', { name: fa.chat.copy }).length
  await send(text)
  await waitFor(() => expect(screen.getAllByRole('button', { name: fa.chat.copy })).toHaveLength(answers + 1))
}

/** Leaves the open chat for a new one, which is there a paint after the press. */
async function startAnew() {
  await userEvent.click(within(history()).getByRole('link', { name: fa.chat.new }))
  await screen.findByRole('heading', { name: fa.chat.greeting })
}

/** A person who has asked these questions, each in a chat of its own; the last one is open. */
async function chatting(...questions: string[]) {
  const person = await newPerson()
  const mounted = await mountRemote(support, { path: '/chatbot', person })
  for (const [index, question] of questions.entries()) {
    if (index > 0) await startAnew()
    await ask(question)
    await waitFor(() => expect(titles()).toHaveLength(index + 1))
  }
  return mounted
}

const manage = async (title: string) =>
  userEvent.click(
    within(history()).getByRole('button', { name: new RegExp(`^${fa.chat.manage.slice(0, 5)}.*${title}`) }),
  )

test('SUP-001 SUP-003: a new chat is empty, with a greeting and suggested questions, also beside an open one', async () => {
  const { navigation } = await chatting(known)
  expect(screen.queryByRole('heading', { name: fa.chat.greeting })).toBeNull()
  await startAnew()
  expect(navigation.place().pathname).toBe('/chatbot')
  const suggested = within(screen.getByRole('list', { name: fa.chat.suggestions })).getAllByRole('button')
  expect(suggested.map(({ textContent }) => textContent)).toEqual(Object.values(fa.chat.suggested))
  expect(screen.queryByRole('list', { name: fa.chat.conversation })).toBeNull()
})

test('HST-086: from the help of a page the suggested questions are those of its topic, and one press asks', async () => {
  const { navigation } = await mountRemote(support, { path: '/chatbot', person: await newPerson() })
  await screen.findByRole('heading', { name: fa.chat.greeting })
  navigation.navigate('/chatbot', { state: { from: '/pma/:planId' } })
  expect(await screen.findByRole('heading', { name: fa.overview.help })).toBeVisible()
  const { items } = await call(getFaq, { params: { id: 3 } })
  const suggested = () => within(screen.getByRole('list', { name: fa.chat.suggestions })).getAllByRole('button')
  const questions = items.slice(0, 4).map(({ question }) => question)
  await waitFor(() => expect(suggested().map(({ textContent }) => textContent)).toEqual(questions))
  await userEvent.click(suggested()[0] ?? document.body)
  await waitFor(() => expect(messages()[0]).toHaveTextContent(questions[0] ?? '-'))
})

test('SUP-002 SUP-003 SUP-005: newest first, each with its day; a link loads the messages, the open one has the sparkle', async () => {
  await chatting(lostCard, known)
  expect(titles()).toEqual([known, lostCard])
  const [newer, older] = within(history()).getAllByRole('listitem') as [HTMLElement, HTMLElement]
  expect(older).toHaveTextContent(/امروز$/)
  expect([newer, older].map((row) => within(row).queryByText(fa.chat.current) !== null)).toEqual([true, false])
  await userEvent.click(within(older).getByRole('link'))
  await waitFor(() => expect(messages()[0]).toHaveTextContent(lostCard))
  expect(messages()[1]).toHaveTextContent(/از تنظیمات کارت، آن را مسدود کنید/)
  expect([newer, older].map((row) => within(row).queryByText(fa.chat.current) !== null)).toEqual([false, true])
})

test('SUP-002: an unknown chat is a new one with a note', async () => {
  const path = '/chatbot/chat/00000000-0000-4000-8000-000000000000'
  const { navigation } = await mountRemote(support, { path, person: await newPerson() })
  expect(await screen.findByText(fa.chat.unknown)).toBeInTheDocument()
  expect(navigation.place().pathname).toBe('/chatbot')
  expect(screen.getByRole('heading', { name: fa.chat.greeting })).toBeInTheDocument()
})

test('SUP-003: the search finds chats by what was said in them, and says when there is none', async () => {
  await chatting(lostCard, known)
  const field = within(history()).getByRole('searchbox', { name: fa.chat.search })
  await write(field, 'مسدود كنید')
  await waitFor(() => expect(titles()).toEqual([lostCard]))
  await write(field, 'اسب آبی')
  expect(await within(history()).findByText(fa.chat.noMatch)).toBeInTheDocument()
  await userEvent.clear(field)
  await waitFor(() => expect(titles()).toEqual([known, lostCard]))
})

test('SUP-007: offline nothing is sent, the composer says so, and what was typed is sent when asked again', async () => {
  await mountRemote(support, { path: '/chatbot', person: await newPerson() })
  await write(await composer(), lostCard)
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(fa.chat.offline)).toBeInTheDocument()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: fa.chat.send })).toBeDisabled()
  expect(screen.queryByRole('list', { name: fa.chat.conversation })).toBeNull()
  expect(await composer()).toHaveValue(lostCard)
  onLine.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  await userEvent.click(screen.getByRole('button', { name: fa.chat.send }))
  expect(await screen.findByRole('button', { name: fa.chat.copy })).toBeInTheDocument()
  expect(await composer()).toHaveValue('')
})

test('SUP-007: a connection that breaks while a new chat is made keeps the question, which is sent again', async () => {
  const person = await newPerson()
  await forceResponse(person, '/chatbot/api/v1/chats/', { method: 'POST', cut: 'start' })
  await mountRemote(support, { path: '/chatbot', person })
  await send(lostCard)
  expect(await screen.findByRole('alert')).toHaveTextContent(fa.chat.failed)
  expect(messages()[0]).toHaveTextContent(lostCard)
  await userEvent.click(screen.getByRole('button', { name: fa.chat.retry }))
  expect(await screen.findByRole('button', { name: fa.chat.copy })).toBeInTheDocument()
  expect(messages()).toHaveLength(2)
})

/** The region that reads answers out; the composer has one of its own. */
const readOut = () => screen.getAllByRole('status').find((one) => one.closest('form') === null) as HTMLElement

test('SUP-007: a question that never arrived stands in its box after a reload, until it is asked', async () => {
  const person = await newPerson()
  const first = await mountRemote(support, { path: '/chatbot', person })
  await forceResponse(person, '/chatbot/api/v1/chats/', { method: 'POST', cut: 'start' })
  await send(known)
  await screen.findByRole('button', { name: fa.chat.retry })
  expect(await composer()).toHaveValue('')
  first.unmount()

  const second = await mountRemote(support, { path: '/chatbot', person, kept: Object.fromEntries(first.kept) })
  await waitFor(async () => expect(await composer()).toHaveValue(known))
  await ask(known)
  second.unmount()
  await mountRemote(support, { path: '/chatbot', person, kept: Object.fromEntries(second.kept) })
  await waitFor(() => expect(titles()).toHaveLength(1))
  expect(await composer()).toHaveValue('')
})

test('SUP-007: an answer is announced once, whole, when it has ended, and not again when the chat is opened', async () => {
  const { navigation } = await chatting(known)
  const region = readOut()
  const announced = [region.textContent]
  const listening = new MutationObserver(() => announced.push(region.textContent))
  listening.observe(region, { subtree: true, childList: true, characterData: true })
  await ask(lostCard)
  const answers = [/^در صندوق/, /^$/, /^از تنظیمات کارت.*بدهید\.$/].map((text) => expect.stringMatching(text))
  await waitFor(() => expect(announced).toEqual(answers))
  listening.disconnect()
  const { pathname } = navigation.place()
  act(() => navigation.navigate('/chatbot'))
  act(() => navigation.navigate(pathname))
  await waitFor(() => expect(messages()).toHaveLength(4))
  expect(readOut()).toBeEmptyDOMElement()
})

test('SUP-007: an answer that was on its way when the page was left is whole, once, when it is back', async () => {
  const { person, navigation, unmount } = await chatting(lostCard)
  await send(known)
  // The server has the question: before that there would be no answer to come back to.
  await waitFor(() => expect(messages()[3]).toHaveTextContent(/دارایی/))
  unmount()
  await mountRemote(support, { path: navigation.place().pathname, person })
  await waitFor(() => expect(screen.getAllByRole('button', { name: fa.chat.copy })).toHaveLength(2))
  expect(messages()).toHaveLength(4)
  expect(messages()[3]).toHaveTextContent(/دارایی به نام خود شماست.*می‌چیند\./)
  expect(screen.queryByText(fa.chat.stopped)).toBeNull()
})

test('SUP-008: an answer is text whose links lead to pages of the app', async () => {
  const { navigation } = await chatting(`<i>${lostCard}</i>`)
  expect(messages()[0]).toHaveTextContent(`<i>${lostCard}</i>`)
  expect(document.querySelector('li i')).toBeNull()
  const [link] = within(screen.getByRole('list', { name: fa.chat.links })).getAllByRole('button')
  expect(link).toHaveTextContent(lostCard)
  await userEvent.click(link as HTMLElement)
  expect(navigation.intents).toEqual([{ type: 'FAQ_QUESTION', link: '405' }])
})

test('SUP-009: the first message makes the chat, whose address replaces that of the empty one', async () => {
  const { navigation } = await mountRemote(support, { path: '/faq', person: await newPerson() })
  act(() => navigation.navigate('/chatbot'))
  await ask(known)
  expect(navigation.place().pathname).toMatch(/^\/chatbot\/chat\/[0-9a-f-]{36}$/)
  act(navigation.back)
  expect(navigation.place().pathname).toBe('/faq')
})

test('SUP-010: a chat gets another name, of 1 to 80 characters', async () => {
  await chatting(lostCard)
  await manage(lostCard)
  const name = await screen.findByRole('textbox', { name: fa.chat.name })
  const save = screen.getByRole('button', { name: fa.chat.save })
  await userEvent.clear(name)
  await userEvent.click(save)
  expect(name).toHaveAccessibleDescription('این فیلد نباید خالی باشد')
  await write(name, 'ن'.repeat(81))
  expect(name).toHaveAccessibleDescription('نام باید حداکثر ۸۰ حرف باشد.')
  await write(name, 'کارت گم‌شده')
  await userEvent.click(save)
  await waitFor(() => expect(titles()).toEqual(['کارت گم‌شده']))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('کارت گم‌شده')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SUP-010: a chat is deleted after a confirmation and not without; a refusal is said', async () => {
  const { person, navigation, toasts } = await chatting(lostCard)
  await manage(lostCard)
  await userEvent.click(await screen.findByRole('button', { name: fa.chat.delete }))
  await userEvent.click(await screen.findByRole('button', { name: fa.chat.keep }))
  await userEvent.click(await screen.findByRole('button', { name: 'بستن' }))
  await waitFor(() => expect(titles()).toEqual([lostCard]))
  await manage(lostCard)
  await userEvent.click(await screen.findByRole('button', { name: fa.chat.delete }))
  const confirmation = await screen.findByRole('dialog', { name: fa.chat.deleteTitle })
  await forceResponse(person, '/chatbot/api/v1/chats/:id/', { method: 'DELETE', status: 400, detail: 'اکنون نمی‌شود.' })
  const confirm = within(confirmation).getByRole('button', { name: fa.chat.delete })
  await userEvent.click(confirm)
  expect(await within(confirmation).findByText('اکنون نمی‌شود.')).toBeInTheDocument()
  await userEvent.click(confirm)
  await waitFor(() => expect(navigation.place().pathname).toBe('/chatbot'))
  expect(toasts).toEqual([fa.chat.deleted])
  expect(await within(history()).findByText(fa.chat.noHistory)).toBeInTheDocument()
  expect(screen.queryByText(fa.chat.unknown)).toBeNull()
})

test('SUP-028 SUP-029: an answer has the card of its figures, begins the sale, and asks what comes next', async () => {
  const { navigation } = await chatting('چند واحد چکاد بلند قابل فروش است؟')
  const [label] = screen.getAllByText('قابل فروش')
  expect(label?.parentElement).toHaveTextContent(/[۰-۹٬]+ واحد/)
  await userEvent.click(screen.getByRole('button', { name: 'کارمزد خروج چقدر است؟' }))
  await waitFor(() => expect(messages()).toHaveLength(4))
  await waitFor(() => expect(messages()[3]).toHaveTextContent(/کارمزد خروج: ۱ تا ۷ روز/))
  await userEvent.click(screen.getByRole('button', { name: 'فروش چکاد بلند' }))
  const { pathname, search } = navigation.place()
  expect(pathname + search).toBe('/sell?fund=11307')
})

/** Waits until the server has the reason: what a screen shows meanwhile may still be on its way. */
async function seeSavedReason(chatPath: string, reason: string) {
  const id = chatPath.split('/').at(-1) ?? ''
  await waitFor(async () => {
    const { messages: saved } = await call(getChat, { params: { id } })
    expect(saved.at(-1)?.feedback?.reason).toBe(reason)
  })
}

test('SUP-031: an answer that did not help is asked why, and what was said can be changed', async () => {
  const { person, navigation, unmount } = await chatting(known)
  await userEvent.click(screen.getByRole('button', { name: feedback.unhelpful }))
  await userEvent.click(await screen.findByRole('radio', { name: feedback.reasons.UNCLEAR }))
  await waitFor(() => expect(screen.getByRole('radio', { name: feedback.reasons.UNCLEAR })).toBeChecked())
  await seeSavedReason(navigation.place().pathname, 'UNCLEAR')
  unmount()
  await mountRemote(support, { path: navigation.place().pathname, person })
  expect(await screen.findByRole('radio', { name: feedback.reasons.UNCLEAR })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: feedback.helpful }))
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
  expect(screen.getByRole('button', { name: feedback.helpful })).toHaveAttribute('aria-pressed', 'true')
})

test('SUP-031: a reason that is pressed while the rating is under way is sent after it', async () => {
  const { person, navigation, unmount } = await chatting(known)
  await forceResponse(person, rateAnswer.path, { method: 'POST', delay_ms: 1_000 })
  await userEvent.click(screen.getByRole('button', { name: feedback.unhelpful }))
  await userEvent.click(screen.getByRole('radio', { name: feedback.reasons.WRONG }))
  await userEvent.click(screen.getByRole('radio', { name: feedback.reasons.UNCLEAR }))
  expect(screen.getByRole('radio', { name: feedback.reasons.UNCLEAR })).toBeChecked()
  const said = async () =>
    (await requestsOf(person)).flatMap(({ path, body }) => (path.endsWith('/feedback/') ? [body] : []))
  await seeSavedReason(navigation.place().pathname, 'UNCLEAR')
  expect(await said()).toEqual([
    { is_helpful: false, reason: null },
    { is_helpful: false, reason: 'UNCLEAR' },
  ])
  unmount()
  await mountRemote(support, { path: navigation.place().pathname, person })
  expect(await screen.findByRole('radio', { name: feedback.reasons.UNCLEAR })).toBeChecked()
})

test('SUP-032: a question of the address stands in the field, unsent, and the address forgets it', async () => {
  const path = `/chatbot?question=${encodeURIComponent(lostCard)}`
  const { navigation } = await mountRemote(support, { path, person: await newPerson() })
  await waitFor(async () => expect(await composer()).toHaveValue(lostCard))
  await waitFor(() => expect(navigation.place().search).toBe(''))
  expect(screen.queryByRole('list', { name: fa.chat.conversation })).toBeNull()
})
