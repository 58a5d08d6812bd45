import { fundTransactionsSql } from '../../ledger/fund-transactions-sql'
import { transactionsSql as portfolioTransactionsSql } from '../../ledger/portfolio-history'

/*
 * The branches have the same columns. `moved`: it counts in sums. Dates are cut to milliseconds, as a cursor holds them.
 * Parameters: $1 the person, $2 the product or null for all, $3 the bank account or null.
 */

/** Text that is the same in both languages. */
const sameText = (column: string) => `jsonb_build_object('fa', ${column}, 'en', ${column})`

/** A row of the account of which another one, with the same number, tells more. */
const twin = (type: string, more = '') => `exists (
  select 1 from bank_transaction w
  where w.account_id = t.account_id and w.tran_key = t.tran_key and w.type = '${type}' ${more})`

/**
 * A fee stands in the row of its transfer. Money that a transfer drew from the card's fund is the fund's sale; among the rows
 * of the account alone it stands too, because it was added to the balance.
 */
const accountSql = `
  select 'account:' || t.id as id, 'ACCOUNT' as product, upper(t.type) as kind,
    case when f.id is null then t.name else ${sameText('f.destination_title')} end as title,
    f.destination, f.type as way, null::text as item, null::text as fund_type, null::text as picture,
    case f.status when 'TROUBLESHOOTING' then 'WAITING' when 'FAILED' then 'FAILED' else 'SUCCESS' end as status,
    case when t.type in ('profit', 'deposit') then 'IN' else 'OUT' end as direction, t.amount,
    case when t.type = 'withdraw' then coalesce((
      select sum(x.amount) from bank_transaction x
      where x.account_id = t.account_id and x.tran_key = t.tran_key and x.type = 'fee'), 0) else 0 end::bigint as fee,
    t.at as date, t.tran_key as reference, t.description as note, f.id::text as detail, true as moved
  from bank_transaction t join card_account a on a.id = t.account_id left join bank_transfer f on f.id = t.id
  where a.sub = $1 and ($3::bigint is null or a.id = $3) and not (t.type = 'fee' and ${twin('withdraw')})
    and ($2 = 'ACCOUNT' or not (t.type = 'deposit' and ${twin('withdraw', 'and w.at = t.at')}))`

const fundSql = `
  select 'order:' || t.id, 'FUND',
    case when v.order_id is not null then 'GIFT' when t.type = 'INCREASE' then 'PURCHASE' else 'SALE' end,
    t.fund_name, null, null, t.ds_code, f.type, null, t.status,
    case when t.type = 'DECREASE' or v.order_id is not null then 'IN' else 'OUT' end, t.amount,
    case when t.type = 'DECREASE' then o.fee else 0 end, t.date, o.tracking_code, null, o.id::text,
    t.status = 'SUCCESS' and v.order_id is null
  from (${fundTransactionsSql}) t join fund_order o on o.id = t.id join fund f on f.ds_code = t.ds_code
    left join voucher_use v on v.order_id = t.id
  where t.sub = $1`

/** Paid at noon in Tehran, as profitDueAt says. */
const profitSql = `
  select 'profit:' || y.id, 'FUND', 'PROFIT', f.name, null, null, y.ds_code, f.type, null, 'SUCCESS', 'IN', y.amount, 0,
    (y.day + time '12:00') at time zone 'Asia/Tehran', null, null, y.ds_code, true
  from profit_payout y join fund f on f.ds_code = y.ds_code
  where y.sub = $1`

const portfolioSql = `
  select 'portfolio:' || t.id, 'PORTFOLIO', 'PORTFOLIO', l.name, null, t.type, t.prx, null, l.logo, t.status, 'OUT', t.amount, 0,
    t.date, t.reference, null, t.prx, t.status = 'SUCCESS'
  from (${portfolioTransactionsSql}) t join plan l on l.id = t.plan_id
  where t.sub = $1`

/** Fees that are paid by themselves: of a new card, of a recommendation. */
const feesSql = `
  select 'payment:' || p.uuid, case p.kind when 'REISSUE' then 'CARD' else p.kind end, 'FEE', p.title, null, null, null, null, null,
    p.status, 'OUT', p.amount, 0, p.decided_at, p.trace_number, null, null, p.status = 'SUCCESS'
  from payment p left join recommendation_payment r on r.payment_uuid = p.uuid
  where p.sub = $1 and p.decided_at is not null and (p.kind = 'REISSUE' or r.purpose = 'FEE')`

const branches = [accountSql, fundSql, profitSql, portfolioSql, feesSql]

/**
 * The feed that a filter lets through, as a subquery. Its parameters: $4 the kind, $5 and $6 the days, $7 a pattern of the words,
 * $8 the same for a number, $9 an amount, $10 a fund or portfolio, $11 the statuses, $12 the way; null where they filter nothing.
 */
export const feedSql = `(
  select id, product, kind, title, destination, way, fund_type, picture, status, direction, amount, fee::bigint as fee,
    date_trunc('milliseconds', date) as date, reference, note, detail, moved
  from (${branches.map((branch) => `(${branch})`).join(' union all ')}) entry
  where ($2::text is null or product = $2)
    and ($4::text is null or kind = $4 or ($4 = 'FEE' and fee > 0))
    and ($5::date is null or date >= ($5::date::timestamp at time zone 'Asia/Tehran'))
    and ($6::date is null or date < (($6::date + 1)::timestamp at time zone 'Asia/Tehran'))
    and ($7::text is null or title ->> 'fa' ilike $7 or title ->> 'en' ilike $7 or note ilike $7 or reference ilike $8
      or amount = $9)
    and ($10::text is null or item = $10)
    and ($11::text[] is null or status = any($11))
    and ($12::text is null or way = $12)
) feed`
