import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { IconButton, IconLink } from '@sarv/shared/ui/actions/icon-button'
import { VisibilityButton } from '@sarv/shared/ui/actions/visibility-button'
import { Badge } from '@sarv/shared/ui/data/badge'
import { Chip, ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { ArrowDownToLine, ArrowLeft, Check, Clock, Eye, Gauge, History, Lock, Plus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { Column, Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

const variants = ['primary', 'tonal', 'quiet', 'line', 'ghost'] as const

export function ButtonsShelf() {
  const say = useSay()
  const [busy, setBusy] = useState(true)
  const [range, setRange] = useState('1y')
  const [visible, setVisible] = useState(true)
  return (
    <Shelf id="buttons" title={say('دکمه و نشان', 'Buttons and badges')}>
      <Item title={say('گونه‌ها', 'Variants')}>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {say('ادامه', 'Continue')}
            </Button>
          ))}
        </Row>
      </Item>
      <Item title={say('با نماد، دو اندازهٔ دیگر', 'With an icon, the other sizes')}>
        <Row>
          <Button size="m" icon={Plus}>
            {say('سرمایه‌گذاری', 'Invest')}
          </Button>
          <Button size="m" variant="tonal" icon={ArrowDownToLine}>
            {say('برداشت', 'Withdraw')}
          </Button>
          <Button size="s" variant="quiet" icon={RefreshCw}>
            {say('به‌روزرسانی', 'Refresh')}
          </Button>
        </Row>
      </Item>
      <Item title={say('در حال کار، غیرفعال، لینک', 'Working, disabled, link')}>
        <Column>
          <Button block icon={Lock} loading={busy} onClick={() => setBusy(true)}>
            {say('پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال', 'Pay 50,000,000 IRR')}
          </Button>
          <Row>
            <Button loading={busy} onClick={() => setBusy(true)}>
              {say('ثبت', 'Save')}
            </Button>
            <Button variant="ghost" onClick={() => setBusy(!busy)}>
              {busy ? say('پایان کار', 'Finish') : say('آغاز کار', 'Start')}
            </Button>
            <Button disabled>{say('امضای قرارداد', 'Sign')}</Button>
          </Row>
          <ButtonLink to="/test" variant="line" block>
            {say('لینک به همین صفحه', 'A link to this page')}
          </ButtonLink>
        </Column>
      </Item>
      <Item title={say('دکمه‌های نماد', 'Icon buttons')}>
        <Row>
          <IconButton icon={ArrowLeft} mirrored label={say('بازگشت', 'Back')} />
          <VisibilityButton visible={visible} onToggle={() => setVisible(!visible)} />
          <IconButton icon={Eye} disabled label={say('غیرفعال', 'Disabled')} />
          <IconLink icon={History} to="/test" label={say('سفارش‌ها', 'Orders')} />
          <CopyButton text="408126773915" />
        </Row>
      </Item>
      <Item title={say('انتخاب یکی از چند', 'One of a few')}>
        <Column>
          <ChipGroup
            label={say('بازه', 'Range')}
            fill
            value={range}
            onChange={setRange}
            options={[
              { value: '1m', label: say('۱ ماه', '1 M') },
              { value: '3m', label: say('۳ ماه', '3 M') },
              { value: '6m', label: say('۶ ماه', '6 M') },
              { value: '1y', label: say('۱ سال', '1 Y') },
              { value: 'all', label: say('از ابتدا', 'All'), disabled: true },
            ]}
          />
          <Row>
            <Chip onClick={() => setRange('1m')}>{say('فروش چکاد بلند', 'Sell Chakad')}</Chip>
            <Chip onClick={() => setRange('3m')}>{say('کارمزد خروج چقدر است؟', 'What is the exit fee?')}</Chip>
          </Row>
        </Column>
      </Item>
      <Item title={say('نشان‌ها', 'Badges')}>
        <Row>
          <Badge>{say('سهامی', 'Equity')}</Badge>
          <Badge tone="g" icon={Check}>
            {say('خوانده شد', 'Read')}
          </Badge>
          <Badge tone="r">{say('خطا', 'Error')}</Badge>
          <Badge tone="w" icon={Gauge}>
            {say('ریسک متوسط', 'Medium risk')}
          </Badge>
          <Badge tone="i" icon={Clock}>
            {say('در حال انجام', 'In progress')}
          </Badge>
          <Badge tone="new">{say('جدید', 'New')}</Badge>
        </Row>
      </Item>
    </Shelf>
  )
}
