-- The gateway is behind a port: what the ledger needs of it stands in the payment itself, and the gateway's own book
-- knows no payment, no order and no person.
alter table payment
  -- What the gateway calls its session; null where there is no gateway, as for what is paid by a slip only.
  add column gateway_reference text,
  -- Since when the gateway takes nothing, although nobody paid.
  add column gateway_closed_at timestamptz,
  -- What it decided, written down when the payment is taken over.
  add column psp text,
  add column trace_number text,
  add column decided_at timestamptz;

update payment p set gateway_reference = s.token from gateway_session s where s.payment_uuid = p.uuid;
update payment p set psp = s.psp, trace_number = s.trace_no, decided_at = s.decided_at
from gateway_session s where s.payment_uuid = p.uuid and s.decided_at is not null and p.status <> 'WAITING';
update payment p set gateway_closed_at = coalesce(p.settled_at, now())
from gateway_session s where s.payment_uuid = p.uuid and s.status = 'CANCELED' and s.decided_at is null;
create index payment_by_trace on payment (trace_number) where trace_number is not null;

alter table gateway_session
  drop constraint gateway_session_payment_uuid_fkey,
  drop constraint gateway_session_status_check,
  add column payer text not null default '',
  add column expires_at timestamptz;
update gateway_session s
set payer = trim(coalesce(n.first_name, '') || ' ' || coalesce(n.last_name, '')),
  expires_at = p.created_at + interval '15 minutes',
  -- Closed by the shop is another thing than given up by the person.
  status = case when s.status = 'CANCELED' and s.decided_at is null then 'CLOSED' else s.status end
from payment p join person n on n.sub = p.sub where p.uuid = s.payment_uuid;
alter table gateway_session
  alter column payer drop default,
  alter column expires_at set not null,
  add constraint gateway_session_status_check
    check (status in ('WAITING', 'CLOSED', 'SUCCESS', 'FAILED', 'CANCELED'));
