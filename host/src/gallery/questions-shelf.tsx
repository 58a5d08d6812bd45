import type { Question } from '@sarv/shared/questions/question'
import { QuestionForm } from '@sarv/shared/questions/question-form'
import { RiskGauge } from '@sarv/shared/questions/risk-gauge'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { useState } from 'react'
import styles from './gallery.module.css'
import { Item, Shelf } from './shelf'
import { useSay } from './use-say'

const scores = [24, 45, 58, 82]

export function QuestionsShelf() {
  const say = useSay()
  const answers = [
    { id: 'all', title: say('همه را می‌فروشم تا بیشتر زیان نکنم', 'I sell everything') },
    { id: 'part', title: say('بخشی را می‌فروشم و بقیه را نگه می‌دارم', 'I sell a part and keep the rest') },
    { id: 'wait', title: say('دست نمی‌زنم و منتظر می‌مانم', 'I leave it and wait') },
    { id: 'buy', title: say('فرصت می‌دانم و بیشتر می‌خرم', 'I buy more') },
  ]
  const levels = [
    { id: 'low', title: say('کم', 'Low') },
    { id: 'medium', title: say('متوسط', 'Medium') },
    { id: 'high', title: say('زیاد', 'High') },
  ]
  const kinds: Pick<Question, 'type' | 'title' | 'minimum' | 'answers'>[] = [
    {
      type: 'OPTIONS',
      title: say(
        'اگر ارزش سرمایه‌تان در یک ماه ۲۰٪ کم شود، چه می‌کنید؟',
        'Your capital loses 20% in a month. What do you do?',
      ),
      answers,
    },
    {
      type: 'DROPDOWN',
      title: say('چقدر با بازار سرمایه آشنا هستید؟', 'How well do you know the market?'),
      answers: levels,
    },
    {
      type: 'NUMERICAL_INPUT',
      title: say('ماهانه چند ریال پس‌انداز می‌کنید؟', 'How much do you save each month, in rial?'),
      minimum: 300_000,
      answers: [],
    },
    { type: 'SLIDER', title: say('چقدر به این پول نیاز دارید؟', 'How much do you need this money?'), answers: levels },
  ]
  return (
    <Shelf id="questions" title={say('سؤال و ریسک', 'Questions and risk')}>
      {kinds.map((kind, index) => (
        <Item key={kind.type} title={kind.type}>
          <div className={`${styles.screen} ${styles.padded}`}>
            <OneQuestion question={{ ...kind, id: index, required: true, place: index + 1, total: kinds.length }} />
          </div>
        </Item>
      ))}
      <Item title={say('پاسخی که ثبت نشد', 'An answer that was not saved')}>
        <div className={`${styles.screen} ${styles.padded}`}>
          <OneQuestion
            question={{
              type: 'OPTIONS',
              title: kinds[1]?.title ?? '',
              answers: levels,
              id: 9,
              required: true,
              place: 4,
              total: 10,
            }}
            fails
          />
        </div>
      </Item>
      {scores.map((score) => (
        <Item key={score} title={say(`امتیاز ${score}`, `Score ${score}`)}>
          <RiskGauge score={score}>
            {say('ترکیبی از سهام و درآمد ثابت به شما می‌خورد.', 'A mix of shares and fixed income suits you.')}
          </RiskGauge>
        </Item>
      ))}
      <Item title={say('بدون امتیاز', 'No score')}>
        <RiskGauge score={Number.NaN} />
      </Item>
    </Shelf>
  )
}

function OneQuestion({ question, fails = false }: { question: Question; fails?: boolean }) {
  const say = useSay()
  const [answer, setAnswer] = useState<string | undefined>(fails ? 'medium' : undefined)
  const [sending, setSending] = useState(false)
  return (
    <QuestionForm
      question={question}
      answer={answer}
      onAnswer={setAnswer}
      onNext={() => setSending(true)}
      onBack={() => setAnswer(undefined)}
      sending={sending}
      alert={
        fails && (
          <Alert tone="r">{say('پاسخ شما ثبت نشد. دوباره تلاش کنید.', 'Your answer was not saved. Try again.')}</Alert>
        )
      }
    />
  )
}
