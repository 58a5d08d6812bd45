import { formatterFor } from '@sarv/shared/format/format'
import { maskNumber } from '@sarv/shared/money/mask-number'
import { matchesSearchWithTypos } from '@sarv/shared/text/search'
import { cardLedger } from '../bank/card'
import { listPayoutAccounts } from '../bank/payout-accounts'
import { readPortfolios } from '../ledger/portfolios'
import { readBalance } from '../ledger/transfer'
import { readWealth, summarizeWealth } from '../ledger/wealth'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import type { Answer, Asked } from './answer'
import answerTexts from './answer-texts.json'
import { readPassages } from './read-passages'

/** Balance of the bank account, and worth of everything that the person holds. */
export async function tellMoney({ sql, clock, sub, language }: Asked): Promise<Answer> {
  const { rial } = formatterFor(language)
  const texts = answerTexts[language].figures
  const [account] = await sql.query<{ id: number }>(
    'select id from card_account where sub = $1 and account_status is not null',
    [sub],
  )
  const balance =
    account === undefined
      ? texts.noAccount
      : fill(texts.balance, { amount: rial(await readBalance(sql, cardLedger(account.id))) })
  const { total_value } = summarizeWealth(await readWealth(sql, clock, sub))
  return {
    text: [balance, fill(texts.worth, { amount: rial(total_value) })].join('\n'),
    actions: [
      { title: texts.cardLink, action_type: 'BANK', link: null },
      { title: texts.assetsLink, action_type: 'ASSETS', link: null },
      ...(account === undefined ? [] : [{ title: texts.chargeLink, action_type: 'ACCOUNT_CHARGING', link: null }]),
    ],
  }
}

/** Gain of this month, and since what is held was bought. Other months stand in the curve of the assets. */
export async function tellProfit({ sql, clock, sub, language }: Asked): Promise<Answer> {
  const { rial, percent } = formatterFor(language)
  const texts = answerTexts[language].figures
  const held = await readWealth(sql, clock, sub)
  const { month_change, month_change_percentage, gain, gain_percentage } = summarizeWealth(held)
  const tell = (amount: number, share: number | null) =>
    `${amount < 0 ? texts.loss : texts.gain} ${rial(Math.abs(amount))}${share === null ? '' : ` (${percent(Math.abs(share))})`}`
  const lines = [
    fill(texts.month, { gain: tell(month_change, month_change_percentage) }),
    ...(typeof gain === 'number' ? [fill(texts.sincePurchase, { gain: tell(gain, gain_percentage ?? null) })] : []),
    texts.otherMonths,
  ]
  return {
    text: held.length === 0 ? texts.nothingHeld : lines.join('\n'),
    actions: [{ title: texts.assetsLink, action_type: 'ASSETS', link: null }],
  }
}

/** How to withdraw from a portfolio, with the person's own ones. */
export async function tellPortfolioWithdrawal({ sql, sub, language }: Asked): Promise<Answer> {
  const [way] = await readPassages(sql, language, ['faq:307'])
  const portfolios = await sql.query<{ prx: string; name: LocalText }>(
    'select p.prx, l.name from portfolio p join plan l on l.id = p.plan_id where p.sub = $1 order by p.created_at',
    [sub],
  )
  return {
    text: way?.body ?? '',
    actions: [
      ...(way === undefined ? [] : [way.action]),
      ...portfolios.map(({ prx, name }) => ({ title: name[language], action_type: 'USER_PMA', link: prx })),
    ],
  }
}

/** Worth of the person's portfolios, or of the one that is named. */
export async function tellPortfolios({ sql, clock, sub, language, text }: Asked): Promise<Answer> {
  const { rial } = formatterFor(language)
  const texts = answerTexts[language].figures
  const all = await readPortfolios(sql, clock, sub)
  const named = all.filter(({ plan_name }) => namesPlan(text, plan_name))
  const told = named.length > 0 ? named : all
  if (told.length === 0)
    return { text: texts.noPortfolio, actions: [{ title: texts.plansLink, action_type: 'PMAS', link: null }] }
  const figures = told.map(({ plan_name, value }) => ({ label: plan_name[language], value: rial(value) }))
  return {
    text: figures.map(({ label, value }) => fill(texts.portfolio, { name: label, amount: value })).join('\n'),
    figures,
    actions: told.map(({ prx, plan_name }) => ({ title: plan_name[language], action_type: 'USER_PMA', link: prx })),
  }
}

/** Every word of a plan's name but «سبد» or “portfolio”. */
const namesPlan = (text: string, name: LocalText): boolean =>
  [name.fa, name.en].some((one) => matchesSearchWithTypos(text, one.replace(/سبد|portfolio/, '').trim()))

/** The IBAN of the person's account at Sarv, and those that sales are paid to. */
export async function tellAccounts({ sql, clock, sub, language }: Asked): Promise<Answer> {
  const texts = answerTexts[language].figures
  const [own] = await sql.query<{ iban: string }>(
    'select iban from card_account where sub = $1 and iban is not null and account_status is not null',
    [sub],
  )
  const paid = await listPayoutAccounts(sql, clock, sub, 'is_default desc, id')
  const figures = [
    ...(own === undefined ? [] : [{ label: texts.ownIban, value: own.iban }]),
    ...paid.map(({ bankName, iban }) => ({
      label: typeof bankName === 'string' ? bankName : bankName[language],
      value: maskNumber(iban),
    })),
  ]
  return {
    text: figures.length === 0 ? texts.noAccount : own === undefined ? texts.payoutAccounts : texts.accounts,
    figures,
    actions: [{ title: texts.accountsLink, action_type: 'ACCOUNTS', link: null }],
  }
}

/** The newest movements of the account, and the page that has them all. */
export async function tellTransactions({ sql, sub, language, clock }: Asked): Promise<Answer> {
  const { rial, day } = formatterFor(language)
  const texts = answerTexts[language].figures
  const rows = await sql.query<{ type: string; at: Date; amount: number }>(
    `select t.type, t.at, t.amount from bank_transaction t join card_account a on a.id = t.account_id
     where a.sub = $1 order by t.at desc, t.id desc limit 3`,
    [sub],
  )
  if (rows.length === 0) return { text: texts.noTransactions, actions: [] }
  return {
    text: texts.transactions,
    figures: rows.map(({ type, at, amount }) => ({
      label:
        `${type === 'withdraw' || type === 'fee' ? texts.out : texts.in}، ${day(at.toISOString(), { now: clock.now() })}`.replace(
          '،',
          language === 'fa' ? '،' : ',',
        ),
      value: rial(amount),
    })),
    actions: [{ title: texts.transactionsLink, action_type: 'TRANSACTIONS', link: null }],
  }
}
