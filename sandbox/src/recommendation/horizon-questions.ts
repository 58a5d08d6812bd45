import type { FormQuestion } from '@sarv/shared/contract/survey'
import { maxGatewayPayment } from '../gateway/gateway-limit'
import type { Localizable, LocalText } from '../local-text/local-text'

/** The least that is worth spreading over several funds, in rial; every part of it is above its fund's own minimum. */
export const minimumInvestment = 20_000_000

const text = (fa: string, en: string): LocalText => ({ fa, en })

type Question = Localizable<FormQuestion>
type Component = Question['answers'][number]['answer_components'][number]

const hint = (fa: string, en: string): Component => ({ component_name: 'hint', title: null, value: text(fa, en) })
const media = (picture: string, title: LocalText): Component => ({ component_name: 'media', title, value: picture })
const amount = (component_name: string, value: number): Component => ({ component_name, title: null, value })

const answers = (questionId: number, ...all: readonly (readonly [LocalText, ...Component[]])[]): Question['answers'] =>
  all.map(([value, ...answer_components], index) => ({
    answer_id: questionId * 100 + index + 1,
    value,
    priority: index + 1,
    answer_components,
  }))

/** The questions by what they ask for. */
export const asks = { goal: 201, term: 202, amount: 203, liquidity: 204, gold: 205 } as const

/** Form of the horizon (SBX-068): what the money is for, when it is needed and how much it is. */
export const horizonQuestions: readonly Question[] = [
  {
    question_id: asks.goal,
    priority: 1,
    question: text('این پول را برای چه کنار می‌گذارید؟', 'What are you putting this money aside for?'),
    type: 'OPTIONS',
    required: true,
    answers: answers(
      asks.goal,
      [
        text('پس‌اندازی که نباید کم شود', 'Savings that must not shrink'),
        hint('بیشتر آن در درآمد ثابت می‌ماند.', 'Most of it stays in fixed income.'),
        media('/static/portfolio-calm.svg', text('نموداری آرام و رو به بالا', 'A calm line that rises')),
      ],
      [
        text('درآمدی منظم', 'A regular income'),
        hint('بخشی به صندوق‌های کم‌نوسان می‌رود.', 'A part goes to funds that move little.'),
      ],
      [text('خریدی بزرگ، مانند خانه', 'A large purchase, such as a home')],
      [
        text('رشد در سال‌های دور', 'Growth over many years'),
        hint('سهم بیشتری از سهام، با نوسان بیشتر.', 'More in shares, with larger swings.'),
      ],
    ),
    question_components: [],
  },
  {
    question_id: asks.term,
    priority: 2,
    question: text('چه زمانی به این پول نیاز دارید؟', 'When will you need this money?'),
    type: 'SLIDER',
    required: true,
    answers: answers(
      asks.term,
      [text('کمتر از شش ماه', 'Within six months')],
      [text('شش ماه تا یک سال', 'Six months to a year')],
      [text('یک تا سه سال', 'One to three years')],
      [text('سه تا پنج سال', 'Three to five years')],
      [text('بیش از پنج سال', 'After more than five years')],
    ),
    question_components: [hint('هرچه افق دورتر باشد، جای رشد بیشتر است.', 'The further away, the more room to grow.')],
  },
  {
    question_id: asks.amount,
    priority: 3,
    question: text('می‌خواهید چه مبلغی سرمایه‌گذاری کنید؟', 'How much would you like to invest?'),
    type: 'NUMERICAL_INPUT',
    required: true,
    answers: [],
    question_components: [
      hint('به ریال. تا پیش از پرداخت می‌توانید آن را تغییر دهید.', 'In rial. You can change it until you pay.'),
      amount('minimum_investment', minimumInvestment),
      amount('max_payment', maxGatewayPayment),
      amount('suggestion', 50_000_000),
      amount('suggestion', 100_000_000),
      amount('suggestion', 500_000_000),
    ],
  },
  {
    question_id: asks.liquidity,
    priority: 4,
    question: text(
      'پیش از پایان این مدت، شاید به چه بخشی از آن نیاز پیدا کنید؟',
      'How much of it might you need before then?',
    ),
    type: 'DROPDOWN',
    required: true,
    answers: answers(
      asks.liquidity,
      [text('هیچ بخشی', 'None of it')],
      [text('بخش کوچکی', 'A small part')],
      [text('بیشتر آن', 'Most of it')],
    ),
    question_components: [],
  },
  {
    question_id: asks.gold,
    priority: 5,
    question: text('طلا هم در سبد شما باشد؟ (اختیاری)', 'Should gold be part of it? (optional)'),
    type: 'OPTIONS',
    required: false,
    answers: answers(asks.gold, [text('بله', 'Yes')], [text('بدون طلا', 'No gold')]),
    question_components: [],
  },
]
