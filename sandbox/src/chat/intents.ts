import type { Answer, Asked } from './answer'
import texts from './answer-texts.json'
import { namedFunds, tellFund } from './fund-facts'
import { tellCancellable, tellMoney, tellPortfolioWithdrawal, tellProfit } from './own-figures'
import { anyWord, hasOnly } from './word-pattern'

interface Intent {
  readonly name: string
  /** The question has a word of each. */
  readonly all: readonly RegExp[]
  /** Words that the question must not have. */
  readonly none?: RegExp
  /** And no other words than these. */
  readonly only?: RegExp
  /** And at most so many words. */
  readonly max?: number
  answer(asked: Asked): Answer | undefined | Promise<Answer | undefined>
}

const trade = anyWord('بخرم نخرم بخریم بفروشم نفروشم سرمایهگذاری_کنم')
const howTo = anyWord(
  'چطور چجوری چگونه کجا چقد حداقل کمترین لازم مدارک میتون میتوان که= اگر اگه اینکه باید چند how where minimum',
)

/** Questions that are told from their words before the search looks for passages; the first that fits is the answer. */
export const intents: readonly Intent[] = [
  {
    name: 'whether to buy',
    all: [trade, anyWord('یا_ن خوبه خوب= الان حالا بهتر ارزش نظر صلاح پیشنهاد توصیه چی چه= وقت')],
    none: howTo,
    answer: advise,
  },
  { name: 'whether to buy, in short', all: [trade], none: howTo, max: 3, answer: advise },
  {
    name: 'which is best',
    all: [anyWord('کدام کدوم بهترین چه='), anyWord('صندوق سبد طلا سهام سهم'), anyWord('بهتر خوب پیشنهاد توصیه بخر')],
    none: anyWord('چطور چگونه فرق تفاوت'),
    answer: advise,
  },
  {
    name: 'whether to buy, in English',
    all: [
      anyWord(
        'should_i_(buy|sell|invest) good_(time|idea)_to_(buy|sell|invest) worth_buying (which|what)_(fund|portfolio|stock)s?_(is|are)_(the_)?best do_you_recommend best_(fund|portfolio|stock) (which|what)_(fund|portfolio|stock)_should',
      ),
    ],
    answer: advise,
  },
  {
    name: 'second password',
    all: [anyWord('رمز پسورد password pin='), anyWord('دوم پویا یکبار اینترنت second dynamic one')],
    none: anyWord('قرارداد contract'),
    answer: ({ language }) => ({
      text: texts[language].password.text,
      actions: [{ title: texts[language].password.link, action_type: 'CARD_TO_CARD', link: null }],
    }),
  },
  {
    name: 'facts of a fund',
    all: [anyWord('حداقل کمترین مینیمم کارمزد جریمه قیمت minimum least smallest fee price')],
    answer: (asked) => tellFund(asked, namedFunds(asked.text, asked.funds)),
  },
  {
    name: 'how much is mine',
    all: [anyWord('چقد چند موجودی دارایی'), anyWord('پول موجودی دارایی سرمایه')],
    only: anyWord(
      'من= چقد چند پول موجودی دارایی سرمایه دار هست است همه کل= الان حالا تو= توی در= حساب کارت بانکی= را= رو= بگو ببین بگید چی= شده= ها= ام= م= رقم تومن تومان ریال روی',
    ),
    answer: tellMoney,
  },
  {
    name: 'how much is mine, in English',
    all: [
      anyWord(
        'how_much_(money_)?(do|have)_i how_much_money_is my_(\\w+_)?(balance|money|worth|assets|wealth) balance=',
      ),
    ],
    only: anyWord(
      'how= much= money do= i= have got= own= what s= is= the= in= my= of= card account bank current total balance worth assets wealth now= all= show= me= tell= please',
    ),
    answer: tellMoney,
  },
  {
    name: 'profit',
    all: [
      anyWord('سود بازده ضرر زیان profit gain earn loss return'),
      anyWord('ماه= ماهم ماهه کردم کرده داشت امسال امروز من= سودم= ضررم= i= my= month'),
    ],
    only: anyWord(
      'این= سود بازده ضرر زیان ماه کرد داشت دار امسال امروز من= تا= الان حالا چقد چند چی= بود است هست ها= ام= م= و= یا= کل= در= از= تو= توی گذشته قبل پیش را= رو= بگو how= much= what did= have= is= was= s= i= my= the= this= last= in= of= so= far= profit gain earn loss return month made make= lost year today',
    ),
    answer: tellProfit,
  },
  {
    name: 'cancel',
    all: [anyWord('لغو کنسل انصراف cancel')],
    only: anyWord(
      'لغو کنسل انصراف کن= کنم= کنید= کنین= کردن= بده= بدم= بدهم= میخوا خواه سفارش خرید فروش چطور چجوری چگونه میتون میتوان میشه= را= رو= و= این= ان= اون= همین= اخرین لطفا من= باز= از= ها= ام= م= cancel order purchase sale my= please the= i= want to= how= do= can= it= that= this= last',
    ),
    answer: tellCancellable,
  },
  {
    name: 'portfolio given back',
    all: [
      anyWord('سبد portfolio'),
      anyWord(
        'پس_(ب?د|مید|بگیر) برگردون برگردان نمیخوا ببند بفروش نقد خارج بیرون return= give= close= exit= cash= leave=',
      ),
    ],
    none: anyWord('فسخ قرارداد contract امضا کارمزد fee فرق سود'),
    answer: tellPortfolioWithdrawal,
  },
]

export const findIntent = (text: string): Intent | undefined =>
  intents.find(
    ({ all, none, only, max }) =>
      all.every((words) => words.test(text)) &&
      !(none?.test(text) ?? false) &&
      (only === undefined || hasOnly(text, only)) &&
      (max === undefined || text.split(' ').length <= max),
  )

function advise({ language }: Asked): Answer {
  const { text, offers, funds } = texts[language].advice
  return {
    text,
    actions: [
      { title: offers, action_type: 'RECOMMENDATION', link: null },
      { title: funds, action_type: 'FUNDS', link: null },
    ],
  }
}
