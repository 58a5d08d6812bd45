import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
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
  title: `پرسش شمارهٔ ${place}`,
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

const next = () => screen.getByRole('button', { name: 'سؤال بعدی' })

test('the questions come one at a time; the first has no way back and the last says «ثبت»', async () => {
  const { user, sent } = survey()
  expect(screen.queryByRole('button', { name: 'قبلی' })).toBeNull()
  expect(screen.getByText('سؤال ۱ از ۳')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'همه را می‌فروشم' }))
  await user.click(next())
  expect(screen.getByRole('heading', { name: 'پرسش شمارهٔ 2' })).toHaveFocus()
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67')
  await user.click(screen.getByRole('radio', { name: 'بیشتر می‌خرم' }))
  await user.click(next())
  await user.click(screen.getByRole('radio', { name: 'دست نمی‌زنم و منتظر می‌مانم' }))
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['sell', 'buy', 'keep']])
})

test('VAL-22 without an answer there is no way on, and the page says why', async () => {
  const { user } = survey()
  expect(next()).toBeDisabled()
  expect(next()).toHaveAccessibleDescription('برای ادامه به این پرسش پاسخ دهید.')
  await user.click(screen.getByRole('radio', { name: 'بیشتر می‌خرم' }))
  expect(next()).toBeEnabled()
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
  await user.selectOptions(screen.getByRole('combobox', { name: 'پرسش شمارهٔ 1' }), 'keep')
  await user.click(next())
  const amount = screen.getByRole('textbox', { name: 'پرسش شمارهٔ 2' })
  await user.type(amount, '۲۹۹۹۹۹')
  expect(screen.getByText('حداقل مبلغ ۳۰۰٬۰۰۰ ریال است')).toBeVisible()
  expect(next()).toBeDisabled()
  await user.clear(amount)
  await user.type(amount, '۳۰۰۰۰۰')
  await user.click(next())
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'دست نمی‌زنم و منتظر می‌مانم')
  await user.click(screen.getByRole('button', { name: 'ثبت' }))
  expect(sent).toEqual([['keep', '۳۰۰۰۰۰', 'keep']])
})
