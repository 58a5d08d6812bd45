import { Sparkline } from '@sarv/shared/ui/chart/sparkline'
import { Accordion } from '@sarv/shared/ui/data/accordion'
import { Avatar } from '@sarv/shared/ui/data/avatar'
import { Badge } from '@sarv/shared/ui/data/badge'
import { DayGroups } from '@sarv/shared/ui/data/day-groups'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { Percent, SignedNumber } from '@sarv/shared/ui/data/signed-number'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile, type TileTone } from '@sarv/shared/ui/data/tile'
import { UpdatedLine } from '@sarv/shared/ui/feedback/updated-line'
import { Card } from '@sarv/shared/ui/layout/card'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Clock, FileText, Gem, Landmark, Layers, type LucideIcon, TrendingUp, Zap } from 'lucide-react'
import { FeedItem } from './feed-item'
import { prices } from './gallery-data'
import { Column, Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

const fewMinutesAgo = Date.now() - 180_000

const funds: readonly (readonly [
  icon: LucideIcon,
  tone: TileTone,
  fa: string,
  en: string,
  kindFa: string,
  kindEn: string,
  year: number,
])[] = [
  [Gem, 'gold', 'زرناب هامون', 'Zarnab', 'طلا', 'Gold', 38.42],
  [TrendingUp, 'green', 'چکاد بلند', 'Chakad', 'سهامی', 'Equity', 24.61],
  [Landmark, 'blue', 'نیلوفر کبود', 'Niloufar', 'درآمد ثابت', 'Fixed income', 22.14],
  [Layers, 'blue', 'میانه‌رود', 'Mianrood', 'مختلط', 'Mixed', 0],
  [Zap, 'gray', 'تندر اهرم', 'Tondar', 'اهرمی', 'Leverage', -4.18],
]

export function ListsShelf() {
  const say = useSay()
  return (
    <Shelf id="lists" title={say('کارت و فهرست', 'Cards and lists')}>
      <Item title={say('ردیف‌های صندوق', 'Fund rows')}>
        <SectionHeader first title={say('صندوق‌های برتر', 'Top funds')} to="/test" />
        <List label={say('صندوق‌های برتر', 'Top funds')}>
          {funds.map(([icon, tone, fa, en, kindFa, kindEn, year], index) => (
            <ListRow
              key={en}
              to="/test"
              tile={<Tile icon={icon} tone={tone} />}
              title={say(fa, en)}
              caption={say(kindFa, kindEn)}
              spark={<Sparkline values={prices(24, year, index)} />}
              number={<Percent value={year} />}
              numberCaption={say('یک‌ساله', '1 year')}
            />
          ))}
        </List>
      </Item>
      <FeedItem />
      <Item title={say('زمان به‌روزرسانی', 'Updated')}>
        <UpdatedLine at={fewMinutesAgo} centred />
      </Item>
      <Item title={say('روزها', 'Days')}>
        <DayGroups
          label={say('تراکنش‌ها', 'Transactions')}
          items={['2026-11-21', '2026-11-20', '2026-03-20']}
          dateOf={(date) => date}
          today="2026-11-21"
        >
          {(date) => (
            <ListRow
              key={date}
              tile={<Tile icon={TrendingUp} />}
              title={say('چکاد بلند', 'Chakad')}
              number={<SignedNumber value={1_500_000} feed />}
              numberCaption={<StatusBadge set="transaction" value="REVERSED" />}
              note={say('مبلغ حداکثر تا ۴۸ ساعت برمی‌گردد.', 'The amount comes back within 48 hours.')}
            />
          )}
        </DayGroups>
      </Item>
      <Item title={say('ردیف با پیکان، با نشان، بی‌کاشی', 'With an arrow, a badge, no tile')}>
        <Column>
          <List>
            <ListRow
              to="/test"
              chevron
              tile={<Tile icon={Clock} tone="gold" />}
              title={say('۲ سفارش در جریان', '2 orders in progress')}
              caption={say('نزدیک‌ترین تسویه: فردا، ۳۰ آبان', 'Next settles tomorrow, 30 Aban')}
            />
          </List>
          <List>
            <ListRow
              tile={<Tile icon={FileText} tone="gray" />}
              title={say('قرارداد سبدگردانی', 'Portfolio contract')}
              end={<Badge tone="g">{say('خوانده شد', 'Read')}</Badge>}
            />
            <ListRow
              onPress={() => undefined}
              chevron
              title={say('تغییر زبان', 'Change the language')}
              caption={say('فارسی', 'English')}
            />
          </List>
        </Column>
      </Item>
      <Item title={say('نام و مقدار', 'Names and values')}>
        <Card space="rows">
          <KeyValues
            rows={[
              { key: say('صندوق', 'Fund'), value: say('چکاد بلند', 'Chakad') },
              { key: say('کارمزد صدور', 'Issue fee'), value: say('۲۵۰٬۰۰۰ ریال', '250,000 IRR') },
              { key: say('تسویه', 'Settles'), value: say('شنبه ۳۰ آبان، ۱۴:۰۰', 'Saturday 30 Aban, 14:00') },
            ]}
          />
        </Card>
      </Item>
      <Item title={say('سؤالات متداول', 'Frequent questions')}>
        <Accordion
          items={[
            {
              key: 1,
              title: say('پول فروش کی به حسابم می‌رسد؟', 'When does my money arrive?'),
              content: say('دو روز کاری پس از ثبت سفارش.', 'Two working days after the order.'),
            },
            {
              key: 2,
              title: say('کارمزد چقدر است؟', 'How much is the fee?'),
              content: say('در صفحهٔ هر صندوق نوشته شده است.', 'It stands on the page of every fund.'),
            },
          ]}
        />
      </Item>
      <Item title={say('نشان شخص', 'Avatars')}>
        <Row>
          <Avatar name={say('نگار فرهمند', 'Negar Farahmand')} />
          <Avatar />
          <Avatar name="آرش" size={56} />
        </Row>
      </Item>
    </Shelf>
  )
}
