import type { DateRange } from '@sarv/shared/date-range/date-range'
import { DateRangePicker } from '@sarv/shared/ui/dates/date-range-picker'
import { BankAccounts } from '@sarv/shared/ui/forms/bank-accounts'
import { Card } from '@sarv/shared/ui/layout/card'
import { useState } from 'react'
import { Item, Shelf } from './shelf'
import { useSay } from './use-say'

const today = '2026-11-21'

export function DatesShelf() {
  const say = useSay()
  return (
    <Shelf id="dates" title={say('تاریخ و حساب', 'Dates and accounts')}>
      <Item title={say('بازهٔ آزاد', 'A free range')}>
        <Range />
      </Item>
      <Item title={say('بازهٔ حداکثر ۳۰ روزه', 'A range of 30 days at most')}>
        <Range capped value={{ from: '2026-11-03', to: '2026-11-15' }} />
      </Item>
      <Item title={say('بازهٔ بیش از اندازه', 'A range that is too long')}>
        <Range capped value={{ from: '2026-10-01', to: '2026-11-15' }} />
      </Item>
      <Item title={say('حساب‌های بانکی', 'Bank accounts')}>
        <BankAccounts
          accounts={[
            {
              key: 1,
              label: say('بانک خاورمیانه، واریز سبد', 'Middle East Bank, portfolios'),
              accountNumber: '1807430021',
              iban: 'IR160120000000001234567890',
            },
            { key: 2, label: say('بانک ملت', 'Bank Mellat'), accountNumber: null, iban: 'IR160120000000009876543210' },
          ]}
        />
      </Item>
      <Item title={say('بدون حساب', 'No account')}>
        <BankAccounts accounts={[]} />
      </Item>
    </Shelf>
  )
}

function Range({ capped, value }: { capped?: boolean; value?: DateRange }) {
  const say = useSay()
  const [applied, setApplied] = useState<DateRange>()
  return (
    <Card>
      <DateRangePicker capped={capped} value={value} today={today} onApply={setApplied} />
      {applied && (
        <p>
          {say('اعمال شد:', 'Applied:')}{' '}
          <bdi dir="ltr" translate="no">
            {applied.from} … {applied.to}
          </bdi>
        </p>
      )}
    </Card>
  )
}
