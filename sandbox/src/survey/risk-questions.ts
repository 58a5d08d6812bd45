import type { LocalText } from '../local-text/local-text'

export interface SurveyAnswerRow {
  readonly id: number
  readonly text: LocalText
  readonly score: number
}

export interface SurveyQuestionRow {
  readonly id: number
  readonly text: LocalText
  /** The most careful first. */
  readonly answers: readonly SurveyAnswerRow[]
}

function question(
  id: number,
  text: LocalText,
  ...answers: readonly [text: LocalText, score: number][]
): SurveyQuestionRow {
  return { id, text, answers: answers.map(([text, score], index) => ({ id: id * 100 + index + 1, text, score })) }
}

/** How much risk suits a person: from 0 for the most careful answer to all of them to 100 for the boldest. */
export const riskQuestions: readonly SurveyQuestionRow[] = [
  question(
    101,
    { fa: 'چه زمانی به این پول نیاز خواهید داشت؟', en: 'When will you need this money?' },
    [{ fa: 'کمتر از شش ماه دیگر', en: 'In less than six months' }, 0],
    [{ fa: 'شش ماه تا دو سال دیگر', en: 'In six months to two years' }, 4],
    [{ fa: 'دو تا پنج سال دیگر', en: 'In two to five years' }, 8],
    [{ fa: 'دست‌کم تا پنج سال نیازی به آن ندارم', en: 'Not for at least five years' }, 12],
  ),
  question(
    102,
    { fa: 'این مبلغ چه بخشی از کل دارایی شماست؟', en: 'How much of everything you own is this amount?' },
    [{ fa: 'بیشتر آن', en: 'Most of it' }, 0],
    [{ fa: 'نزدیک به نیمی از آن', en: 'About half of it' }, 3],
    [{ fa: 'نزدیک به یک‌چهارم آن', en: 'About a quarter of it' }, 7],
    [{ fa: 'کمتر از یک‌دهم آن', en: 'Less than a tenth of it' }, 11],
  ),
  question(
    103,
    { fa: 'درآمد شما چقدر قابل پیش‌بینی است؟', en: 'How predictable is your income?' },
    [{ fa: 'فعلاً درآمدی ندارم', en: 'I have no income at the moment' }, 0],
    [{ fa: 'هر ماه فرق می‌کند', en: 'It differs from month to month' }, 3],
    [{ fa: 'کم‌وبیش ثابت است', en: 'It is more or less steady' }, 6],
    [{ fa: 'ثابت است و انتظار رشد آن را دارم', en: 'It is steady and I expect it to grow' }, 10],
  ),
  question(
    104,
    {
      fa: 'اگر درآمدتان قطع شود، پس‌انداز دیگرتان چند ماه زندگی شما را می‌گرداند؟',
      en: 'If your income stopped, for how many months would your other savings last?',
    },
    [{ fa: 'کمتر از یک ماه', en: 'Less than one' }, 0],
    [{ fa: 'یک تا سه ماه', en: 'One to three' }, 3],
    [{ fa: 'سه تا شش ماه', en: 'Three to six' }, 6],
    [{ fa: 'بیش از شش ماه', en: 'More than six' }, 9],
  ),
  question(
    105,
    { fa: 'از این سرمایه‌گذاری بیش از هر چیز چه می‌خواهید؟', en: 'What do you want most from this investment?' },
    [{ fa: 'اصل پولم کم نشود', en: 'That my money does not shrink' }, 0],
    [{ fa: 'سودی منظم و قابل پیش‌بینی', en: 'A regular and predictable return' }, 4],
    [{ fa: 'رشدی بیشتر از تورم', en: 'Growth above inflation' }, 8],
    [{ fa: 'بیشترین رشد، حتی اگر گاهی زیان کنم', en: 'The most growth, even if I lose at times' }, 12],
  ),
  question(
    106,
    {
      fa: 'اگر ارزش سرمایهٔ شما در یک ماه ۲۰ درصد کم شود، چه می‌کنید؟',
      en: 'What would you do if your investment lost 20 per cent in a month?',
    },
    [{ fa: 'همه را می‌فروشم', en: 'Sell all of it' }, 0],
    [{ fa: 'بخشی را می‌فروشم', en: 'Sell some of it' }, 5],
    [{ fa: 'دست نمی‌زنم و منتظر می‌مانم', en: 'Leave it alone and wait' }, 10],
    [{ fa: 'بیشتر می‌خرم', en: 'Buy more' }, 15],
  ),
  question(
    107,
    {
      fa: 'در بدترین سال، چه اندازه کاهش ارزش را تاب می‌آورید؟',
      en: 'In the worst year, how much of a fall could you bear?',
    },
    [{ fa: 'هیچ کاهشی را', en: 'None at all' }, 0],
    [{ fa: 'تا ۵ درصد', en: 'Up to 5 per cent' }, 3],
    [{ fa: 'تا ۱۵ درصد', en: 'Up to 15 per cent' }, 7],
    [{ fa: 'تا ۳۰ درصد', en: 'Up to 30 per cent' }, 10],
    [{ fa: 'بیش از ۳۰ درصد', en: 'More than 30 per cent' }, 13],
  ),
  question(
    108,
    { fa: 'تا امروز در چه چیزی سرمایه‌گذاری کرده‌اید؟', en: 'What have you invested in so far?' },
    [{ fa: 'فقط سپردهٔ بانکی داشته‌ام', en: 'Only bank deposits' }, 0],
    [{ fa: 'طلا، ارز یا مسکن', en: 'Gold, currency or property' }, 2],
    [{ fa: 'صندوق‌های سرمایه‌گذاری', en: 'Investment funds' }, 5],
    [{ fa: 'سهام، و خودم خریدوفروش کرده‌ام', en: 'Shares, which I traded myself' }, 8],
  ),
  question(
    109,
    { fa: 'کدام پیشنهاد را برمی‌گزینید؟', en: 'Which of these would you choose?' },
    [{ fa: 'سود قطعی ۲۰ درصد در سال', en: 'A certain return of 20 per cent a year' }, 0],
    [{ fa: 'سودی میان ۱۰ تا ۳۵ درصد', en: 'A return between 10 and 35 per cent' }, 5],
    [{ fa: 'از ۱۵ درصد زیان تا ۶۰ درصد سود', en: 'Anything from a loss of 15 to a gain of 60 per cent' }, 10],
  ),
]
