import { formatterFor } from '@sarv/shared/format/format'
import { cardLedger } from '../bank/card'
import { isOpen } from '../ledger/order-timeline'
import { readBalance } from '../ledger/transfer'
import { readWealth, summarizeWealth } from '../ledger/wealth'
import { fill } from '../local-text/fill'
import type { LocalText } from '../local-text/local-text'
import { orderTitle } from './account-answers'
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

/** Orders that can still be cancelled, each with its page; without one, the question what to cancel. */
export async function tellCancellable({ sql, sub, language }: Asked): Promise<Answer> {
  const texts = answerTexts[language].figures
  const orders = await sql.query<{ id: number; side: 'BUY' | 'SELL'; amount: number; status: string; name: LocalText }>(
    `select o.id, o.side, o.amount, o.status, f.name from fund_order o join fund f on f.ds_code = o.ds_code
     where o.sub = $1 order by o.id desc`,
    [sub],
  )
  const open = orders.filter(({ status }) => isOpen(status))
  const { rial } = formatterFor(language)
  if (open.length === 0)
    return {
      text: texts.cancelNothing,
      actions: [{ title: answerTexts[language].orders.all, action_type: 'FUND_ORDERS', link: null }],
    }
  return {
    text: [
      texts.cancel,
      ...open.map(({ side, name, amount }) => `${orderTitle(language, side, name)}، ${rial(amount)}`),
    ].join('\n'),
    actions: open.map(({ id, side, name }) => ({
      title: orderTitle(language, side, name),
      action_type: 'ORDER',
      link: String(id),
    })),
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
