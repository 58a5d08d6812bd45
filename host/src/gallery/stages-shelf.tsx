import { SegmentedBar } from '@sarv/shared/ui/data/segmented-bar'
import { type StageItem, StageList } from '@sarv/shared/ui/data/stage-list'
import { Card } from '@sarv/shared/ui/layout/card'
import { Column, Item, Shelf } from './shelf'
import { useSay } from './use-say'

export function StagesShelf() {
  const say = useSay()
  const begun: StageItem[] = [
    {
      key: 'amount',
      title: say('تعیین مبلغ', 'Amount'),
      state: 'done',
      caption: say('۵۰۰٬۰۰۰٬۰۰۰ ریال', '500,000,000 IRR'),
    },
    {
      key: 'payment',
      title: say('پرداخت', 'Payment'),
      state: 'done',
      caption: say('۲۷ آبان ۱۴۰۵، ۱۱:۰۸', '27 Aban 1405, 11:08'),
    },
    {
      key: 'risk',
      title: say('ریسک‌سنجی', 'Risk'),
      state: 'done',
      caption: say('نتیجه: ریسک متوسط', 'Result: medium risk'),
      action: { label: say('ویرایش', 'Edit'), run: () => undefined },
    },
  ]
  const now: StageItem[] = [
    ...begun,
    {
      key: 'sign',
      title: say('امضای قرارداد', 'Contract'),
      state: 'now',
      caption: say('۲ قرارداد را بخوانید و با کد پیامکی امضا کنید.', 'Read two contracts and sign with a code.'),
    },
    {
      key: 'build',
      title: say('ساخت سبد', 'Portfolio'),
      state: 'waiting',
      caption: say('تا ۲ روز کاری پس از امضا', 'Two working days after signing'),
    },
    { key: 'rest', title: say('مبلغ تکمیلی', 'Additional amount'), state: 'waiting' },
  ]
  const wrong: StageItem[] = [
    ...begun.slice(0, 2),
    {
      key: 'risk',
      title: say('احراز هویت', 'Identity'),
      state: 'review',
      caption: say('تا یک روز کاری', 'Within one working day'),
    },
    {
      key: 'sign',
      title: say('امضای قرارداد', 'Contract'),
      state: 'error',
      caption: say(
        'نشانی شما با کد پستی همخوان نیست. نشانی را اصلاح و دوباره امضا کنید.',
        'Your address does not fit the postcode. Correct it and sign again.',
      ),
    },
    { key: 'build', title: say('ساخت سبد', 'Portfolio'), state: 'waiting' },
  ]
  return (
    <Shelf id="stages" title={say('مراحل', 'Stages')}>
      {[now, wrong].map((stages) => (
        <Item
          key={stages.length}
          title={
            stages === now ? say('در جریان', 'In progress') : say('در انتظار تأیید، و خطا', 'Under review, and error')
          }
        >
          <Column>
            <SegmentedBar states={stages.map(({ state }) => state)} />
            <Card>
              <StageList stages={stages} />
            </Card>
          </Column>
        </Item>
      ))}
    </Shelf>
  )
}
