import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { ChatAction, ChatFigure } from '@sarv/shared/contract/chat'
import type { FeeBand } from '@sarv/shared/contract/settings'
import { formatterFor } from '@sarv/shared/format/format'
import { feeBands, takeOldest } from '@sarv/shared/rules/early-withdrawal'
import { fill } from '../local-text/fill'
import { maxSpanDays, returnOn } from '../market/fund-returns'
import { extendPrices } from '../market/prices'
import { tehranDay } from '../time/tehran'
import type { Answer, Asked, FundName } from './answer'
import answerTexts from './answer-texts.json'

/** What can be asked of a fund; the first four are the person's own. */
export type FundAspect = 'units' | 'free' | 'value' | 'gain' | 'price' | 'minimum' | 'fee' | 'return' | 'risk'
const ownAspects: readonly FundAspect[] = ['units', 'free', 'value', 'gain']

/** Answers what is asked of one fund, with the card of its figures; undefined without a fund, and for several. */
export async function tellFund(asked: Asked, aspect: FundAspect): Promise<Answer | undefined> {
  const [fund] = asked.named
  if (fund === undefined || asked.named.length > 1) return undefined
  const texts = answerTexts[asked.language].fund
  const { percent, number, rial } = formatterFor(asked.language)
  const [facts, held] = [await readFacts(asked, fund), await readHeld(asked, fund)]
  const name = fund.name[asked.language]
  if (facts === undefined) return undefined
  const toFund: ChatAction = { title: name, action_type: 'FUND', link: fund.ds_code }
  if (ownAspects.includes(aspect)) {
    if (held.units === 0) return { text: fill(texts.nothing, { fund: name }), actions: [toFund] }
    const gain = tellGain(asked, held.value - held.cost)
    return {
      text: fill(texts[aspect as 'units' | 'free' | 'value' | 'gain'], {
        ...{ fund: name, units: number(held.units), free: number(held.free), value: rial(held.value), gain },
      }),
      figures: [
        { label: texts.labels.units, value: fill(texts.count, { units: number(held.units) }) },
        { label: texts.labels.free, value: fill(texts.count, { units: number(held.free) }) },
        { label: texts.labels.value, value: rial(held.value) },
        { label: texts.labels.gain, value: gain },
      ],
      actions: [...sellAction(asked, fund, held.free), toFund, ask(texts.askFee)],
    }
  }
  const figures: ChatFigure[] = [
    { label: texts.labels.price, value: rial(facts.price) },
    { label: texts.labels.minimum, value: rial(facts.min_amount) },
    ...(facts.year === null ? [] : [{ label: texts.labels.year, value: percent(facts.year) }]),
    { label: texts.labels.risk, value: riskOf(asked, facts.risk) },
  ]
  const sentences: Readonly<Record<string, string>> = {
    minimum: fill(texts.minimum, { fund: name, amount: rial(facts.min_amount) }),
    price: fill(texts.price, { fund: name, amount: rial(facts.price) }),
    fee: facts.bands.some((band) => band.percent > 0)
      ? fill(texts.fees, { fund: name, bands: tellBands(asked, facts.bands) })
      : fill(texts.noFee, { fund: name }),
    return:
      facts.year === null
        ? fill(texts.young, { fund: name })
        : fill(texts.return, { fund: name, percent: percent(facts.year) }),
    risk: fill(texts.risk, { fund: name, risk: riskOf(asked, facts.risk) }),
  }
  const next = aspect === 'fee' ? ask(held.units > 0 ? texts.askFree : texts.askReturn) : ask(texts.askFee)
  return { text: sentences[aspect] ?? '', figures, actions: [toFund, next] }
}

/** What a sale of a fund would be now; undefined where several are named. */
export async function tellSale(asked: Asked): Promise<Answer | undefined> {
  const [fund] = asked.named
  if (fund === undefined || asked.named.length > 1) return undefined
  const texts = answerTexts[asked.language].fund
  const { number, rial, day: sayDay } = formatterFor(asked.language)
  const [facts, held] = [await readFacts(asked, fund), await readHeld(asked, fund)]
  const name = fund.name[asked.language]
  if (facts === undefined) return undefined
  if (held.free === 0)
    return {
      text: fill(held.units === 0 ? texts.nothing : texts.allBlocked, { fund: name }),
      actions: [{ title: name, action_type: 'FUND', link: fund.ds_code }],
    }
  const today = tehranDay(asked.clock.now())
  const terms = { price: facts.price, bands: facts.bands, today, promised: held.units - held.free }
  const fee = takeOldest(held.lots, held.free, terms).reduce((sum, part) => sum + part.fee, 0)
  const day = sayDay(settlementDay(asked.clock.now(), facts.cut_off), { weekday: true, now: asked.clock.now() })
  return {
    text: fill(texts.sale, { fund: name, free: number(held.free), day }),
    figures: [
      { label: texts.labels.free, value: fill(texts.count, { units: number(held.free) }) },
      { label: texts.labels.value, value: rial(held.free * facts.price) },
      { label: texts.labels.allFee, value: rial(fee) },
      { label: texts.labels.settles, value: day },
    ],
    actions: [...sellAction(asked, fund, held.free), ask(texts.askFee)],
  }
}

/** What a purchase of a fund would be now. */
export async function tellPurchase(asked: Asked): Promise<Answer | undefined> {
  const [fund] = asked.named
  if (fund === undefined || asked.named.length > 1) return undefined
  const texts = answerTexts[asked.language].fund
  const { rial, day: sayDay } = formatterFor(asked.language)
  const facts = await readFacts(asked, fund)
  if (facts === undefined) return undefined
  const day = sayDay(settlementDay(asked.clock.now(), facts.cut_off), { weekday: true, now: asked.clock.now() })
  const name = fund.name[asked.language]
  const link = asked.amount === undefined ? fund.ds_code : `${fund.ds_code}?amount=${asked.amount}`
  return {
    text: fill(texts.purchase, { fund: name, day }),
    figures: [
      { label: texts.labels.minimum, value: rial(facts.min_amount) },
      { label: texts.labels.price, value: rial(facts.price) },
      { label: texts.labels.settles, value: day },
    ],
    actions: [{ title: fill(texts.buyLink, { fund: name }), action_type: 'BUY', link }, ask(texts.askFee)],
  }
}

const ask = (question: string): ChatAction => ({ title: question, action_type: 'ASK', link: null })

function sellAction({ language, units, amount }: Asked, { ds_code, name }: FundName, free: number): ChatAction[] {
  if (free === 0) return []
  const filled = units !== undefined ? `?units=${units}` : amount !== undefined ? `?amount=${amount}` : ''
  const title = fill(answerTexts[language].fund.sellLink, { fund: name[language] })
  return [{ title, action_type: 'SELL', link: `${ds_code}${filled}` }]
}

function tellGain({ language }: Asked, amount: number): string {
  const { gain, loss } = answerTexts[language].figures
  return `${formatterFor(language).rial(Math.abs(amount))} ${amount < 0 ? loss : gain}`
}

const riskOf = ({ language }: Asked, risk: string): string =>
  (answerTexts[language].fund.risks as Readonly<Record<string, string>>)[risk] ?? risk

function tellBands({ language }: Asked, bands: readonly FeeBand[]): string {
  const { number, percent } = formatterFor(language)
  const { band, comma } = answerTexts[language].fund
  return bands
    .map((one) => fill(band, { from: number(one.from_day), to: number(one.to_day), percent: percent(one.percent) }))
    .join(comma)
}

interface FactsRow {
  readonly min_amount: number
  readonly fee_bps: number[]
  readonly risk: string
  readonly cut_off: string
}

/** Terms, price and return of a fund, as its page shows them. */
async function readFacts({ sql, clock }: Asked, { ds_code }: FundName) {
  await extendPrices(sql, clock)
  const [row] = await sql.query<FactsRow>('select min_amount, fee_bps, risk, cut_off from fund where ds_code = $1', [
    ds_code,
  ])
  const prices = await sql.query<{ day: string; price: number }>(
    'select day, price from price where instrument = $1 order by day desc limit $2',
    [`fund:${ds_code}`, maxSpanDays + 1],
  )
  const [last] = prices
  if (row === undefined || last === undefined) return undefined
  const year = returnOn(prices.toReversed(), 'annual_return', last.day)
  return { ...row, bands: feeBands(row.fee_bps), price: last.price, year }
}

/** What the person holds of a fund: units, those that no open sale has blocked, worth and cost in rial. */
async function readHeld({ sql, clock, sub }: Asked, { ds_code }: FundName) {
  const [holding] = await sql.query<{ units: number; blocked_units: number }>(
    'select units, blocked_units from holding where sub = $1 and ds_code = $2',
    [sub, ds_code],
  )
  const lots = await sql.query<{ id: number; units: number; purchased_at: string; price: number }>(
    'select id, units, purchased_at, price from lot where sub = $1 and ds_code = $2 and units > 0 order by purchased_at, id',
    [sub, ds_code],
  )
  const [{ price } = { price: 0 }] = await sql.query<{ price: number }>(
    'select price from price where instrument = $1 and day <= $2 order by day desc limit 1',
    [`fund:${ds_code}`, tehranDay(clock.now())],
  )
  const { units = 0, blocked_units = 0 } = holding ?? {}
  const cost = lots.reduce((sum, lot) => sum + lot.units * lot.price, 0)
  return { units, free: units - blocked_units, value: units * price, cost, lots }
}
