-- A stock may be kept under the code of a portfolio; null when the person holds it alone. Its worth is counted once,
-- among the stocks.
alter table stock_holding add column prx text references portfolio on delete set null;
update stock_holding h set prx = (
  select p.prx from portfolio p where p.sub = h.sub order by p.created_at, p.prx limit 1
);
