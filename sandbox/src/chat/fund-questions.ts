import { fill } from '../local-text/fill'
import type { Answer, Asked } from './answer'
import texts from './answer-texts.json'
import { type FundAspect, tellFund, tellPurchase, tellSale } from './fund-facts'
import { anyWord, hasOnly } from './word-pattern'

/** What is asked of a fund, the more telling first. */
const fundAspects: readonly (readonly [FundAspect, RegExp])[] = [
  ['fee', anyWord('کارمزد جریمه کمیسیون هزینه fee= fees= cost')],
  ['minimum', anyWord('حداقل کمترین مینیمم minimum least smallest')],
  ['free', anyWord('قابل_فروش میتون(م|یم)_بفروش بتونم_بفروش میشه_فروخت can_i_sell i_can_sell sellable available')],
  ['risk', anyWord('ریسک خطر risk')],
  ['return', anyWord('بازده سالانه سودده سود_(داده|میده|میدهد) return yield perform')],
  ['gain', anyWord('سود ضرر زیان profit gain earn loss lost made')],
  ['value', anyWord('ارزش ارزه= میارز ارزید worth value')],
  ['price', anyWord('قیمت نرخ price nav=')],
  ['units', anyWord('چند_واحد واحد units? دارم دار(م|ی)= own= hold= have=')],
]

const aspectOf = (text: string) => fundAspects.find(([, words]) => words.test(text))?.[0]

/** Whether a text asks something of a fund, or for its sale or purchase, whichever fund it may be. */
export const asksOfFund = (text: string): boolean =>
  aspectOf(text) !== undefined || selling.test(text) || buying.test(text)

export const selling = anyWord('فروش بفروش نقد_ نقدش sell sale liquidate')
const buying = anyWord('خرید= خریدن خریدش بخر buy purchase= invest')

/** Of the fund that is named: a sale, a purchase, or the figure that is asked for. */
export function tellNamedFund(asked: Asked): Promise<Answer | undefined> {
  const aspect = aspectOf(asked.text)
  const isOwn = aspect === undefined || aspect === 'units'
  if ((isOwn || asksWhen.test(asked.text)) && selling.test(asked.text)) return tellSale(asked)
  if (isOwn && buying.test(asked.text)) return tellPurchase(asked)
  // Only who asks for the fund itself is told of its price without asking for it.
  if (aspect === undefined && asked.bare !== '' && !hasOnly(asked.bare, overview)) return Promise.resolve(undefined)
  return tellFund(asked, aspect ?? 'price')
}

const overview = anyWord(
  'صندوق چیه چیست چطور درباره اطلاعات مشخصات بگو رو= را= fund what is= s= about tell me= the= of=',
)

const asksWhen = anyWord('کی= چه_روز چه_زمان چه_وقت when')

/** The funds that could be sold, where none is named. */
export async function tellWhichSale(asked: Asked): Promise<Answer> {
  const held = await asked.sql.query<{ ds_code: string }>(
    'select ds_code from holding where sub = $1 and units > blocked_units',
    [asked.sub],
  )
  const codes = new Set(held.map(({ ds_code }) => ds_code))
  const funds = asked.funds.filter(({ ds_code }) => codes.has(ds_code))
  const { sellWhich, nothingHeld } = texts[asked.language].figures
  const { sellLink } = texts[asked.language].fund
  return {
    text: funds.length === 0 ? nothingHeld : sellWhich,
    actions: funds.map(({ ds_code, name }) => ({
      title: fill(sellLink, { fund: name[asked.language] }),
      action_type: 'SELL',
      link: ds_code,
    })),
  }
}
