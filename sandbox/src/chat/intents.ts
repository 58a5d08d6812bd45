import type { Answer, Asked } from './answer'
import texts from './answer-texts.json'
import { tellBlocking, tellCardState, tellCharge, tellTransfer } from './card-answers'
import { fixedAnswers } from './fixed-answers'
import { selling, tellNamedFund, tellWhichSale } from './fund-questions'
import {
  tellAccounts,
  tellMoney,
  tellPortfolios,
  tellPortfolioWithdrawal,
  tellProfit,
  tellTransactions,
} from './own-figures'
import { tellCancellable, tellOrders } from './own-orders'
import { anyWord, hasOnly } from './word-pattern'

interface Intent {
  readonly name: string
  /** The question has a word of each. */
  readonly all: readonly RegExp[]
  /** Words that the question must not have. */
  readonly none?: RegExp
  /** And, beside the names of funds and an amount, no other words than these. */
  readonly only?: RegExp
  /** And at most so many words. */
  readonly max?: number
  /** And it names a fund, or none. */
  readonly fund?: boolean
  answer(asked: Asked): Answer | undefined | Promise<Answer | undefined>
}

const people =
  'همسر شوهر زنم= خانمم= اقامون داداش برادر خواهر پدر مادر بابا مامان پسرم دخترم دوستم دوست_من رفیق همکار عمو دایی خاله عمه مدیرعامل کاربر= مشتری= دیگران کس_دیگ شخص_دیگ \\d{10,} wife husband brother sister father mother friend colleague neighbour neighbor somebody someone customer user='
const want = 'میخوا میخام خواستم بده= کن= کنم= کنید= برام= want please= like_to i_would lets show give'
const trade = anyWord('بخرم نخرم بخریم بفروشم نفروشم سرمایهگذاری_کنم')
const howTo = anyWord(
  'چطور چجوری چگونه کجا چقد حداقل کمترین لازم مدارک میتون میتوان که= اگر اگه اینکه باید چند how where minimum',
)

/** Questions that are told from their words before the search looks for passages; the first that fits is the answer. */
export const intents: readonly Intent[] = [
  {
    name: 'another person’s',
    all: [
      anyWord(people),
      anyWord(
        'موجودی دارایی پول سرمایه حساب کارت سفارش سبد سود واحد صندوق balance money account orders? card assets portfolio have= worth',
      ),
      anyWord(
        'چقد چند چی= چیه چه= نشان نشون بگو ببین بده= داره دارد وضعیت کجا لیست how what s= show tell list= موجودی دارایی',
      ),
    ],
    none: anyWord(
      'میتون میشه= پرداخت بزن انتقال بفرست کارت_به_کارت واریز اسم نام= باید باشه باشد گم دزد فرق پیشنهاد can transfer send pay',
    ),
    answer: tellOthers,
  },
  {
    name: 'another person’s, by the name',
    all: [
      /(?:^| )(?:does|do) (?!(?:i|it|my|the|a|an|this|that|you|we|sarv)\b)\p{L}+(?: \p{L}+)? (?:have|own|hold|earn)/u,
    ],
    fund: false,
    answer: tellOthers,
  },
  {
    name: 'whether to buy',
    all: [trade, anyWord('یا_ن یا= خوبه خوب= الان حالا بهتر ارزش نظر صلاح پیشنهاد توصیه چی چه= وقت')],
    none: howTo,
    answer: advise,
  },
  {
    name: 'whether to buy, in short',
    all: [trade],
    none: anyWord(`چطور چجوری کجا اگر اگه باید چند حداقل قابل بفروش(م|یم)(ش|شون)= ${want}`),
    max: 3,
    answer: advise,
  },
  {
    name: 'where to put money',
    all: [
      anyWord('پول سرمایهم= money'),
      anyWord('کجا چی= چه= where what'),
      anyWord('بذار بزار بگذار سرمایهگذاری سرمایه_گذاری should_i invest'),
    ],
    none: anyWord('چطور چگونه حداقل پیشنهاد اساس'),
    answer: advise,
  },
  {
    name: 'what will become of it',
    all: [
      anyWord('میره برود بره گرون ارزون بالا پایین رشد سقوط go= rise fall drop'),
      anyWord('بالا پایین میشه میکنه خواهد میره will going_to'),
      anyWord('یا= صندوق طلا بورس سهام قیمت ایا fund gold stock market price'),
    ],
    answer: advise,
  },
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
    name: 'cancel',
    all: [anyWord('لغو کنسل انصراف cancel')],
    only: anyWord(
      'لغو کنسل انصراف کن= کنم= کنید= کنین= کردن= بده= بدم= بدهم= میخوا خواه سفارش خرید فروش صندوق چطور چجوری چگونه میتون میتوان میشه= را= رو= و= این= ان= اون= همین= اخرین لطفا من= باز= از= ها= ام= م= cancel order purchase sale my= please the= i= want to= how= do= can= it= them= that= this= last of=',
    ),
    answer: tellCancellable,
  },
  {
    name: 'orders',
    all: [
      anyWord('سفارش تسویه order settle'),
      anyWord(
        'سفارشم سفارشهام سفارشام سفارشها من= خودم وضعیت کجا کی= چی= چه= چیه رسید شد باز= دارم چند تسویه my= status where when= open= show state',
      ),
    ],
    none: anyWord('لغو کنسل چطور چجوری چگونه پیشنهاد مبلغ_را cancel how_do how_can مشاوره'),
    only: anyWord(
      'سفارش تسویه من= خودم وضعیت کجا کی= چی= چه= چیه رسید شد باز دار چند چقد در= به= تا= توی تو= است هست ها ام= م= رو= را= خرید فروش صندوق روز زمان میش نشد هنوز الان اخرین قبلی انجام واریز نشون نشان بده= بگو لطفا order settle status of= my= where when= what s= is= are= the= open= show me= state i= do= does= will have= how= many doing sale purchase tell',
    ),
    answer: tellOrders,
  },
  {
    name: 'block the card',
    all: [anyWord('مسدود ببند بلاک قفل بسوزون بسوزان غیرفعال block freeze unblock باز_کن رفع'), anyWord('کارت card')],
    none: anyWord('گم دزد سرقت مفقود چرا شده= شد= است= ایا یا= لیست چه_میشود why lost stolen if='),
    only: anyWord(
      'مسدود مسدودی ببند بلاک قفل بسوزون بسوزان غیرفعال کارت بانکی کن کردن میخوا خواه لطفا من= را= رو= و= م= ام= سرو سریع فوری الان همین رفع باز= چطور چجوری چگونه میتون میشه= از= card block freeze unblock my= the= please now= i= want need to= how= do= can= bank',
    ),
    answer: tellBlocking,
  },
  {
    name: 'state of the card',
    all: [
      anyWord('کارت card'),
      anyWord('فعال باز= بازه باز_ بسته وضعیت مسدود مشکل کار_نمی کار_می قطع خراب status active blocked wrong state'),
    ],
    only: anyWord(
      'کارت فعال باز= بازه بسته وضعیت مسدود مشکل کار= نمیکن میکن قطع خراب من= ایا یا= چرا چی= چه= چیه شده است هست ست= الان در= ها ام= م= رو= را= داره دارد بانکی حساب نیست نه= status active blocked wrong state card my= is= the= of= what s= with why it= now bank or= not=',
    ),
    answer: tellCardState,
  },
  {
    name: 'charge the account',
    all: [anyWord('شارژ افزایش بریز واریز اضافه زیاد top_up add= add_ deposit charge_my charge_the')],
    none: anyWord(
      'سبد واحد صندوق کی= خرید فروش سود حقوق چرا برداشت وام کم_شد نشد نیومد پشتوانه portfolio fund fee unit when did',
    ),
    only: anyWord(
      'شارژ افزایش بریز واریز اضافه زیاد پول موجودی حساب کارت کن کردن میخوا خواه رو= را= به= تو= توی من= م= ش= ام= چطور چجوری چگونه کجا از= میتون میشه= بانکی سرو لطفا و= top up= add deposit charge money funds to= my= the= card account i= want how= do= can= balance',
    ),
    answer: tellCharge,
  },
  {
    name: 'transfer',
    all: [
      anyWord('انتقال حواله کارت_به_کارت کارتبه پول_بزن پول_بفرست پول_بدم پول_بریز پول_بزنم بفرست transfer send'),
      anyWord(`${want} بزن بفرست بریز بدم= transfer send`),
    ],
    none: anyWord(
      'رمز اگر اگه کارمزد چقد چند_روز سقف حداکثر کی= رسید چرا ناموفق برگشت لغو فرق صندوق سبد فروش خرید اخرین fee how_long limit when why status last my_last',
    ),
    // Who asks for a transfer says little more; a long text is to be looked up.
    max: 10,
    answer: tellTransfer,
  },
  {
    name: 'statement',
    all: [anyWord('گردش صورتحساب صورت_حساب تراکنش پرینت statement transactions?')],
    none: anyWord('صندوق سبد ناموفق چرا failed why fund portfolio'),
    answer: tellTransactions,
  },
  {
    name: 'accounts',
    all: [anyWord('شبا حسابهای حسابها حساب_های شماره_حساب iban bank_accounts account_number')],
    only: anyWord(
      'شبا حساب حسابهای حسابها شماره های ها بانک بانکی ثبت شده ثبتشده من= سرو چی چیه چیست کدام کدوم است هست اند م= ام= رو= را= بگو بده= میخوا نشان نشون لیست دارم iban number account bank my= what s= is= are= the= of= show me= list registered',
    ),
    answer: tellAccounts,
  },
  {
    name: 'facts of a fund',
    all: [/(?:)/],
    fund: true,
    none: anyWord('فرق تفاوت چرا چطور_محاسبه مدارک why difference'),
    answer: tellNamedFund,
  },
  {
    name: 'sale without a fund',
    all: [selling, anyWord(want)],
    fund: false,
    only: anyWord(
      'فروش بفروش نقد میخوا خواه کن کنم صندوق واحد ها م= ام= رو= را= من= sell i= want to= my= fund units please',
    ),
    answer: tellWhichSale,
  },
  {
    name: 'portfolios',
    all: [anyWord('سبد پرتفوی portfolio'), anyWord('ارزش ارزه میارز چقد چند موجودی وضعیت worth value much my= status')],
    none: anyWord(
      'فرق تفاوت برداشت قرارداد فسخ حداقل کمترین کارمزد افزایش بازده روز طول پس کی= چطور چگونه بردار fee minimum differ withdraw how_long contract increase',
    ),
    answer: tellPortfolios,
  },
  {
    name: 'how much is mine',
    all: [anyWord('چقد چند موجودی دارایی مانده مونده ارزش مجموع'), anyWord('پول موجودی دارایی سرمایه مانده مونده')],
    only: anyWord(
      'من= چقد چند پول موجودی دارایی سرمایه مانده مونده ارزش مجموع جمع روی رو_هم هم= رفته میارز داره دار هست است همه کل= امروز الان حالا تو= توی در= حساب کارت بانک را= رو= بگو ببین بگید چی= چیه چه= شده= ها= ام= م= ه= رقم تومن تومان ریال از= سرو فعلا لطفا',
    ),
    answer: tellMoney,
  },
  {
    name: 'how much is mine, in English',
    all: [
      anyWord(
        'how_much_(money_)?(do|have)_i how_much_(money_)?is what_is_the_balance the_balance my_(\\w+_)?(balance|money|worth|assets|wealth) balance=',
      ),
    ],
    only: anyWord(
      'how= much= money do= i= have got= own= what s= is= the= in= on= left there my= of= card account bank current total balance worth assets wealth now= all= show= me= tell= please',
    ),
    answer: tellMoney,
  },
  {
    name: 'profit',
    all: [
      anyWord('سود بازده ضرر زیان profit gain earn loss return'),
      anyWord('ماه= ماهم ماهه دادم کردم کرده داشت امسال امروز من= سودم= ضررم= i= my= month'),
    ],
    only: anyWord(
      'این= اینماه سود بازده ضرر زیان ماه کرد دادم داد داشت دار امسال امروز من= تا= الان حالا چقد چند چی= بود است هست ها= ام= م= و= یا= کل= در= از= تو= توی گذشته قبل پیش را= رو= بگو how= much= what did= have= is= was= s= i= my= the= this= last= in= of= so= far= profit gain earn loss return month made make= lost year today',
    ),
    fund: false,
    answer: tellProfit,
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

export const findIntent = ({ text, bare, named }: Asked): Intent | undefined =>
  intents.find(
    ({ all, none, only, max, fund }) =>
      all.every((words) => words.test(text)) &&
      !(none?.test(text) ?? false) &&
      (fund === undefined || fund === named.length > 0) &&
      (only === undefined || bare === '' || hasOnly(bare, only)) &&
      (max === undefined || text.split(' ').length <= max),
  )

function tellOthers({ language }: Asked): Answer {
  return { text: fixedAnswers.others[language], actions: [] }
}

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
