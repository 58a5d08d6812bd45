import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import type { Language } from '@sarv/platform/client/i18n/language'
import { settlementDay } from '@sarv/shared/calendar/settlement'
import type { UserAssets } from '@sarv/shared/contract/assets'
import type { BankAccount } from '@sarv/shared/contract/bank-accounts'
import type { Chat, ChatMessage, ChatTurn } from '@sarv/shared/contract/chat'
import type { FundAccount } from '@sarv/shared/contract/fund-accounts'
import type { Order } from '@sarv/shared/contract/fund-orders'
import type { Fund, UserFund } from '@sarv/shared/contract/funds'
import { formatterFor } from '@sarv/shared/format/format'
import { maskNumber } from '@sarv/shared/money/mask-number'
import answerTexts from '../../chat/answer-texts.json'
import { fixedAnswers } from '../../chat/fixed-answers'
import type { LocalText } from '../../local-text/local-text'
import { createPerson } from '../../seed/person'
import building from '../../testing/assistant-building.json'
import measuring from '../../testing/assistant-measuring.json'
import { openBeforeAll } from '../../testing/open-before-all'
import { openTestApp, type TestClient } from '../../testing/test-app'

/**
 * A question, asked after others, and its right answer: facts that stand in it and types (with the link) that it offers.
 * `is` names what it is instead: advice, another person's data, unknown. `not` are types that it must not offer.
 */
interface Row {
  readonly ask: string
  readonly after?: readonly string[]
  readonly who?: string
  readonly facts?: readonly string[]
  readonly leads?: readonly string[]
  readonly not?: readonly string[]
  readonly is?: string
}

const app = openBeforeAll(() => openTestApp('2026-11-21T08:30:00Z'))
const chats = '/chatbot/api/v1/chats/'

/** Right answers from what the pages read, in the language of the question: `balance`, `units 11307`, … */
async function readFacts(person: TestClient, language: Language): Promise<(name: string) => Promise<string>> {
  const { rial, number, percent, day: sayDay } = formatterFor(language)
  const read = async <Body>(path: string) => (await person.get<Body>(path)).body
  const { accounts } = await read<{ accounts: BankAccount[] }>('/bank/api/v1/account/accounts-with-onb/')
  const assets = await read<UserAssets>('/fund/api/v1/user_asset/')
  const funds = await read<Fund[]>('/fund/api/v1/info/funds/')
  const orders = await read<{ results: Order[] }>('/fund/api/v1/orders/')
  const [account] = accounts
  const all = assets.groups.flatMap((group) => group.assets)
  const texts = answerTexts[language]
  const fundOf = (code: string) => funds.find(({ ds_code }) => ds_code === code) as Fund
  const own = (code: string) => read<UserFund>(`/fund/api/v1/user_fund/${code}/`)
  const terms = async (code: string) => {
    const [row] = await app.db.query<{ min_amount: number; fee_bps: number[]; cut_off: string }>(
      'select min_amount, fee_bps, cut_off from fund where ds_code = $1',
      [code],
    )
    return row as NonNullable<typeof row>
  }
  const day = (iso: string) => sayDay(iso, { weekday: true, now: app.clock.now() })
  const amountOf = (value: number | null | undefined) => rial(Math.abs(value ?? Number.NaN))
  const facts: Record<string, (code: string) => Promise<string> | string> = {
    balance: async () =>
      rial((await read<{ balance: number }>(`/bank/api/v1/account/balance/${account?.id}/`)).balance),
    worth: () => rial(assets.total_value),
    month: () => amountOf(assets.month_change),
    gain: async (code) => amountOf(code === '' ? assets.gain : (await own(code)).gain),
    units: async (code) => number((await own(code)).units),
    free: async (code) => {
      const { units, blocked_units } = await own(code)
      return number(units - blocked_units)
    },
    value: async (code) => rial((await own(code)).value),
    price: (code) => rial(fundOf(code).price),
    year: (code) => percent(fundOf(code).annual_return ?? Number.NaN),
    risk: (code) => texts.fund.risks[fundOf(code).risk as 'minimum'],
    minimum: async (code) => rial((await terms(code)).min_amount),
    fee: async (code) => percent(((await terms(code)).fee_bps[0] ?? Number.NaN) / 100),
    portfolio: async (plan) => {
      const [row] = await app.db.query<{ name: LocalText }>('select name from plan where id = $1', [plan])
      return rial(
        all.find(({ plan_name }) => plan_name === row?.name[language])?.user_asset_info.asset_value ?? Number.NaN,
      )
    },
    order: (code) => rial(orders.results.find(({ ds_code }) => ds_code === code)?.amount ?? Number.NaN),
    settles: () => day(orders.results[0]?.settles_on ?? ''),
    sale: async () => day(settlementDay(app.clock.now(), (await terms('11307')).cut_off)),
    iban: () => account?.iban ?? 'no iban',
    account: async () => {
      const [first] = await read<FundAccount[]>('/fund/api/v1/accounts/')
      return maskNumber(first?.iban ?? 'no account')
    },
    card: (what) =>
      what === 'ends' ? formatterFor(language).digits(account?.card_number?.slice(-4) ?? '-') : texts.account.active,
    no: () => texts.figures.noAccount,
    nothing: (of) => texts.fund.nothing.replace('{{fund}}', fundOf(of.replace('of ', '')).fund_name),
  }
  return async (name) => {
    const [, kind = '', rest = ''] = /^(\S+) ?(.*)$/.exec(name) ?? []
    return (await facts[kind]?.(rest)) ?? `no fact ${name}`
  }
}

const people = new Map<string, TestClient>()
async function personOf(kind: string, language: Language): Promise<TestClient> {
  const known = people.get(`${kind} ${language}`)
  if (known !== undefined) return known
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: kind as 'investor' }))
  const client = await app.signIn(sub, language)
  people.set(`${kind} ${language}`, client)
  return client
}

async function answerTo(person: TestClient, questions: readonly string[]): Promise<ChatMessage> {
  const { id } = (await person.post<Chat>(chats)).body
  let answer: ChatMessage | undefined
  for (const text of questions) {
    app.clock.advance(2.1)
    answer = (await person.post<ChatTurn>(`${chats}${id}/messages/`, { id: randomUUID(), text })).body.answer
  }
  return answer as ChatMessage
}

const hasFigure = /[\d۰-۹](?:[^\n]{0,20})(?:ریال|IRR|واحد|units|٪|%)/

interface Outcome {
  readonly ask: string
  readonly right: boolean
  /** A figure of money was said, and it is not the right answer. */
  readonly confidentlyWrong: boolean
  readonly said: string
}

async function outcomeOf({
  ask,
  after = [],
  who = 'investor',
  facts = [],
  leads = [],
  not = [],
  is,
}: Row): Promise<Outcome> {
  const language =
    /\p{Script=Arabic}/u.test(ask) || !/\b(the|my|i|is|how|what|does|which|show|to)\b/i.test(ask) ? 'fa' : 'en'
  const person = await personOf(who, language)
  const { text, actions, figures = [] } = await answerTo(person, [...after, ask])
  const said = [text, ...figures.map(({ label, value }) => `${label}: ${value}`)].join('\n')
  const offered = actions.map(({ action_type, link }) => (link === null ? action_type : `${action_type} ${link}`))
  const fact = await readFacts(person, language)
  const wanted = await Promise.all(facts.map(fact))
  const isOf: Readonly<Record<string, boolean>> = {
    advice: text === answerTexts[language].advice.text,
    others: text === fixedAnswers.others[language],
    unknown: offered.includes('COUNSELLING') && !hasFigure.test(said),
  }
  const right =
    wanted.every((one) => said.includes(one)) &&
    leads.every((lead) => offered.some((one) => one === lead || one.split(' ')[0] === lead)) &&
    not.every((lead) => !offered.some((one) => one.split(' ')[0] === lead)) &&
    (is === undefined || isOf[is] === true)
  return { ask, right, confidentlyWrong: !right && hasFigure.test(said), said: `${said} [${offered}] wanted ${wanted}` }
}

test.each<[string, readonly Row[]]>([
  ['building', building],
  ['measuring', measuring],
])(
  'SUP-034: of the %s half 85 % are answered rightly, none wrongly with a figure, and nothing of another person',
  async (half, rows) => {
    const outcomes: Outcome[] = []
    for (const row of rows) outcomes.push(await outcomeOf(row))
    const wrong = outcomes.filter(({ right }) => !right)
    const confident = outcomes.filter(({ confidentlyWrong }) => confidentlyWrong)
    const others = rows.flatMap(({ is }, index) =>
      is === 'others' && !outcomes[index]?.right ? [outcomes[index]] : [],
    )
    process.stdout.write(
      `assistant, ${half}: ${rows.length - wrong.length} of ${rows.length} right, ${confident.length} wrong with a figure, ${others.length} of others\n`,
    )
    // The measuring half is measured, not tuned to: what it gets wrong is not looked at.
    if (half === 'building')
      for (const { ask, said } of wrong) process.stdout.write(`  ${ask} → ${said.replaceAll('\n', ' | ')}\n`)
    expect(rows).toHaveLength(60)
    expect(others).toEqual([])
    expect(confident.map(({ ask }) => ask)).toEqual([])
    expect(1 - wrong.length / rows.length).toBeGreaterThanOrEqual(0.85)
  },
)
