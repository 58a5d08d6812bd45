import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { showKit } from '../testing/show-kit'
import type { Question } from './question'
import { QuestionForm } from './question-form'

const answers = [
  { id: 'sell', title: 'همه را می‌فروشم' },
  { id: 'keep', title: 'دست نمی‌زنم و منتظر می‌مانم' },
  { id: 'buy', title: 'بیشتر می‌خرم' },
]
const question = (place: number, rest: Partial<Question> = {}): Question => ({
  id: place,
  type: 'OPTIONS',
  required: true,
  title: `سؤال شمارهٔ ${place}`,
  place,
  total: 3,
  answers,
  ...rest,
})

/** Goes through the questions as a screen does. */
function Survey({ questions, onSend }: { questions: readonly Question[]; onSend: (answers: string[]) => void }) {
  const [place, setPlace] = useState(0)
  const [given, setGiven] = useState<ReadonlyMap<number, string>>(new Map())
  const shown = questions[place]
  if (!shown) return null
  return (
    <QuestionForm
      question={shown}
      answer={given.get(shown.id)}
      onAnswer={(answer) => setGiven(new Map(given).set(shown.id, answer))}
      onNext={() => (place === questions.length - 1 ? onSend([...given.values()]) : setPlace(place + 1))}
      onBack={() => setPlace(place - 1)}
    />
  )
}

function survey(questions = [question(1), question(2), question(3)]) {
  const sent: string[][] = []
  return { ...showKit(<Survey questions={questions} onSend={(list) => sent.push(list)} />), sent }
}

afterEach(() => {
  jest.restoreAllMocks()
})

function goes(place: 'online' | 'offline') {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(place === 'online')
  act(() => void window.dispatchEvent(new Event(place)))
}

const next = () => screen.getByRole('button', { name: 'سؤال بعدی' })

test('the questions come one at a time; the first has no way back and the last says «ثبت»', async () => {
  const { user, sent, container } = survey()
  expect(screen.queryByRole('button', { name: 'قبلی' })).toBeNull()
  expect(screen.getByText('سؤال ۱ از ۳')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'سؤال شمارهٔ 1' })).not.toHaveFocus()
  expect(container.querySelector('.help')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'همه را می‌فروشم' }))
  await user.click(next())
  expect(screen.getByRole('heading', { name: 'سؤال شمارهٔ 2' })).toHaveFocus()
  expect(screen.getByRole('progressbar', { name: 'پیشرفت سؤال‌ها' })).toHaveAttribute('aria-valuenow', '67')
  await user.click(screen.getByRole('radio', { name: 'بیشتر می‌خرم' }))
  await user.click(next())
  await user.click(screen.getByRole('radio', { name: 'دست نمی‌زنم و منتظر می‌مانم' }))
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['sell', 'buy', 'keep']])
})

test('HST-088 under the steps of a flow the place is said in words alone, and still as a progress', () => {
  const { container } = showKit(
    <QuestionForm
      question={question(1)}
      answer={undefined}
      onAnswer={() => {}}
      onNext={() => {}}
      onBack={() => {}}
      underSteps
    />,
  )
  expect(screen.getByText('سؤال ۱ از ۳')).toBeVisible()
  expect(screen.getByRole('progressbar', { name: 'پیشرفت سؤال‌ها' })).toHaveClass('visually-hidden')
  expect(container.querySelector('.track')).toBeNull()
})

test('VAL-22 without an answer there is no way on, and the page says why', async () => {
  const { user } = survey()
  expect(next()).toBeDisabled()
  expect(next()).toHaveAccessibleDescription('برای ادامه به این سؤال پاسخ دهید.')
  await user.click(screen.getByRole('radio', { name: 'بیشتر می‌خرم' }))
  expect(next()).toBeEnabled()
})

test.each([
  ['is unanswered goes nowhere', undefined, false, false],
  ['is being sent goes nowhere', 'buy', true, false],
  ['is answered goes on', 'buy', false, true],
] as const)('VAL-22 U20 Enter in a question that %s', (_, answer, sending, goesOn) => {
  let isSent = false
  const given = { question: question(2), answer, sending, onAnswer: () => undefined, onBack: () => undefined }
  const { container } = showKit(<QuestionForm {...given} onNext={() => (isSent = true)} />)
  const form = container.querySelector('form')
  if (form) fireEvent.submit(form)
  expect(isSent).toBe(goesOn)
})

test.each([
  ['each', 2, true, true],
  ['each', 3, true, true],
  ['last', 2, false, false],
  ['last', 3, true, false],
] as const)('U16 offline, a form that sends with %s answer: question %d of 3', (sends, place, nextHeld, backHeld) => {
  let isSent = false
  const given = { sends, answer: 'buy', onAnswer: () => undefined, onBack: () => undefined }
  const { container } = showKit(<QuestionForm {...given} question={question(place)} onNext={() => (isSent = true)} />)
  goes('offline')
  const forward = screen.getByRole<HTMLButtonElement>('button', { name: place === 3 ? 'ثبت' : 'سؤال بعدی' })
  const back = screen.getByRole<HTMLButtonElement>('button', { name: 'قبلی' })
  expect([forward.disabled, back.disabled]).toEqual([nextHeld, backHeld])
  expect(forward).toHaveAccessibleDescription(nextHeld ? /بدون اینترنت پاسخ ثبت نمی‌شود/ : '')
  const form = container.querySelector('form')
  if (form) fireEvent.submit(form)
  expect(isSent).toBe(!nextHeld)
  goes('online')
  expect(forward).toBeEnabled()
  expect(forward).toHaveAccessibleDescription('')
})

test('what went wrong is read out above the buttons, which share the row once there is a way back', () => {
  const given = { answer: 'buy', onAnswer: () => undefined, onNext: () => undefined, onBack: () => undefined }
  const first = showKit(<QuestionForm {...given} question={question(1)} />)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(next().parentElement).not.toHaveAttribute('data-pair')
  first.unmount()
  showKit(<QuestionForm {...given} question={question(2)} alert="پاسخ ثبت نشد." />)
  expect(screen.getByRole('alert')).toHaveTextContent('پاسخ ثبت نشد.')
  expect(next().parentElement).toHaveAttribute('data-pair', 'end')
})

test('PLT-069 a whole question is answered by keyboard, and back keeps the answer', async () => {
  const { user } = survey()
  await user.tab()
  expect(screen.getByRole('radio', { name: 'همه را می‌فروشم' })).toHaveFocus()
  await user.keyboard(' ')
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'دست نمی‌زنم و منتظر می‌مانم' })).toBeChecked()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getByText('سؤال ۲ از ۳')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'قبلی' }))
  expect(screen.getByRole('radio', { name: 'دست نمی‌زنم و منتظر می‌مانم' })).toBeChecked()
})

test('D-04 VAL-22 a list, a number with its minimum and a slider are answered by the same form', async () => {
  const { user, sent } = survey([
    question(1, { type: 'DROPDOWN' }),
    question(2, { type: 'NUMERICAL_INPUT', minimum: 300_000 }),
    question(3, { type: 'SLIDER' }),
  ])
  const list = screen.getByRole('combobox', { name: 'سؤال شمارهٔ 1' })
  expect(list).toHaveDisplayValue('انتخاب کنید')
  await user.selectOptions(list, 'keep')
  expect(list).toHaveDisplayValue('دست نمی‌زنم و منتظر می‌مانم')
  await user.click(next())
  const amount = screen.getByRole('textbox', { name: 'سؤال شمارهٔ 2' })
  await user.type(amount, '۲۹۹۹۹۹')
  expect(await screen.findByText('مبلغ کمتر از حداقل است. دست‌کم ۳۰۰٬۰۰۰ ریال وارد کنید.')).toBeVisible()
  expect(next()).toBeDisabled()
  await user.clear(amount)
  await user.type(amount, '۳۰۰۰۰۰')
  await user.click(next())
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'دست نمی‌زنم و منتظر می‌مانم')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['keep', '300000', 'keep']])
})

test('D-04 an amount without a minimum speaks of none', () => {
  survey([question(1, { type: 'NUMERICAL_INPUT' })])
  expect(screen.queryByText(/حداقل/)).toBeNull()
})

test('REC-012 VAL-13 an amount has its hint, its minimum in toman and chips, and takes no letters', async () => {
  const { user, sent } = survey([
    question(3, {
      type: 'NUMERICAL_INPUT',
      hint: 'بعداً هم می‌شود آن را تغییر داد.',
      minimum: 20_000_000,
      amounts: [10_000_000, 50_000_000],
    }),
  ])
  expect(screen.getByText('بعداً هم می‌شود آن را تغییر داد.')).toBeVisible()
  expect(screen.getByText('حداقل ۲ میلیون تومان')).toBeVisible()
  expect(screen.getByRole('radio', { name: '۱ میلیون' })).toHaveAttribute('aria-disabled', 'true')
  const amount = screen.getByRole('textbox')
  await user.type(amount, '1e5-x')
  expect(amount).toHaveValue('۱۵')
  await user.tab()
  expect(amount).toBeInvalid()
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeDisabled()
  await user.clear(amount)
  expect(amount).toBeValid()
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeDisabled()
  await user.click(screen.getByRole('radio', { name: '۵ میلیون' }))
  expect(amount).toHaveValue('۵۰٬۰۰۰٬۰۰۰')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['50000000']])
})

test('D-144 an amount above what a gateway takes at once says what to do, and one press takes the limit', async () => {
  const { user, sent } = survey([question(3, { type: 'NUMERICAL_INPUT', maximum: 2_000_000_000 })])
  const amount = screen.getByRole('textbox')
  await user.type(amount, '3000000000')
  const limit = 'هر درگاه کارتی در یک پرداخت تا ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال می‌پذیرد.'
  expect(screen.getByText(`${limit} اکنون مبلغ کمتری سرمایه‌گذاری کنید و بقیه را پس از آن.`)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'اکنون ۲٬۰۰۰٬۰۰۰٬۰۰۰ ریال' }))
  expect(amount).toHaveValue('۲٬۰۰۰٬۰۰۰٬۰۰۰')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['2000000000']])
})

test.each([
  ['required cannot be sent', true, false],
  ['optional can be passed over', false, true],
])('REC-010 a question of a type that is not known yet says so; one that is %s', async (_, required, sends) => {
  const { user, sent } = survey([question(3, { type: 'HOLOGRAM', required })])
  expect(screen.getByRole('alert')).toHaveTextContent(/^این سؤال در این نسخه نمایش داده نمی‌شود/)
  expect(screen.queryByRole('radio')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toHaveLength(sends ? 1 : 0)
})

const explained = [
  { id: 'a', title: 'یک سال' },
  { id: 'b', title: 'سه سال', hint: 'با یک سال سقوط هم کنار می‌آیید.', picture: { address: '/p.svg', title: 'نمودار' } },
]

test('REC-013 an answer of OPTIONS has what it came with, and no room for more', () => {
  const picture = { address: '/p.svg', title: 'نمودار' }
  const hint = 'با یک سال سقوط هم کنار می‌آیید.'
  const { container } = survey([
    question(3, {
      answers: [
        { id: 'a', title: 'یک سال' },
        { id: 'b', title: 'سه سال', hint },
        { id: 'c', title: 'ده سال', picture },
      ],
    }),
  ])
  expect([...container.querySelectorAll('.caption')].map((caption) => caption.children.length)).toEqual([1, 1])
  expect(screen.getByRole('radio', { name: /^سه سال/ })).toHaveAccessibleName(expect.stringContaining(hint))
  const drawn = screen.getByRole('img', { name: 'نمودار' })
  expect(drawn).toHaveAttribute('src', '/p.svg')
  fireEvent.error(drawn)
  expect(screen.queryByRole('img')).toBeNull()
})

test.each(['DROPDOWN', 'SLIDER'])(
  'REC-013 the answer that is chosen in %s brings its hint and picture',
  async (type) => {
    const { user } = survey([question(3, { type, answers: [...explained].reverse() })])
    expect(screen.queryByText('با یک سال سقوط هم کنار می‌آیید.')).toBeNull()
    if (type === 'SLIDER') fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } })
    else await user.selectOptions(screen.getByRole('combobox'), 'b')
    expect(screen.getByText('با یک سال سقوط هم کنار می‌آیید.')).toBeVisible()
    expect(screen.getByRole('img', { name: 'نمودار' })).toBeVisible()
  },
)

test('REC-011 a slider begins at its second step and answers where it is drawn to', async () => {
  const { user, sent } = survey([question(3, { type: 'SLIDER' })])
  const slider = screen.getByRole('slider', { name: 'سؤال شمارهٔ 3' })
  expect(slider).toHaveAttribute('max', '2')
  expect(slider).toHaveValue('1')
  for (const end of ['همه را می‌فروشم', 'بیشتر می‌خرم']) expect(screen.getByText(end)).toBeVisible()
  fireEvent.change(slider, { target: { value: '2' } })
  expect(slider).toHaveValue('2')
  expect(slider).toHaveAttribute('aria-valuetext', 'بیشتر می‌خرم')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['buy']])
})

test('REC-011 a slider with one step stands there', async () => {
  const { user, sent } = survey([question(3, { type: 'SLIDER', answers: answers.slice(0, 1) })])
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'همه را می‌فروشم')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['sell']])
})

test('VAL-22 a slider that came without steps is not an answer', () => {
  survey([question(3, { type: 'SLIDER', answers: [] })])
  expect(screen.getByRole('slider')).not.toHaveAttribute('aria-valuetext')
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeDisabled()
})

test('REC-011 a slider whose answer was taken back answers again', async () => {
  function Forgetful() {
    const [answer, setAnswer] = useState<string>()
    return (
      <>
        <QuestionForm
          question={question(3, { type: 'SLIDER' })}
          answer={answer}
          onAnswer={setAnswer}
          onNext={() => undefined}
          onBack={() => undefined}
        />
        <button type="button" onClick={() => setAnswer(undefined)}>
          forget
        </button>
      </>
    )
  }
  const { user } = showKit(<Forgetful />)
  await user.click(screen.getByRole('button', { name: 'forget' }))
  expect(screen.getByRole('button', { name: 'ثبت' })).toBeEnabled()
})
