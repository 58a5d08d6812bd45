/**
 * A purchase is its payment, reversed when the money went back; a sale is what it pays out. A purchase of a recommendation
 * has no payment of its own: it was made because that of the whole was paid.
 */
export const fundTransactionsSql = `
  select o.id, o.sub, o.ds_code, f.name as fund_name, o.id as order_id,
    case o.side when 'BUY' then 'INCREASE' else 'DECREASE' end as type,
    case
      when o.side = 'BUY' and coalesce(p.status, 'SUCCESS') = 'SUCCESS' and o.status in ('CANCELED', 'REJECTED') then 'REVERSED'
      when o.side = 'BUY' then coalesce(p.status, 'SUCCESS')
      when o.status = 'DONE' then 'SUCCESS'
      when o.status = 'PENDING' then 'WAITING'
      when o.status = 'CANCELED' then 'CANCELED'
      else 'FAILED'
    end as status,
    case o.side when 'BUY' then o.amount else o.amount - o.fee end as amount,
    coalesce(p.settled_at, o.created_at) as date
  from fund_order o join fund f on f.ds_code = o.ds_code left join payment p on p.order_id = o.id`
