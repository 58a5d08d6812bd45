import { usePlatform } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { ErrorState } from '@sarv/shared/ui/feedback/error-state'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { NotFound } from '@sarv/shared/ui/feedback/not-found'
import { OfflineBanner } from '@sarv/shared/ui/feedback/offline-banner'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { StaleNotice } from '@sarv/shared/ui/feedback/stale-notice'
import { UnavailableCard } from '@sarv/shared/ui/feedback/unavailable-card'
import { PlainSheet } from '@sarv/shared/ui/overlay/plain-sheet'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import { Column, Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

/** A stub of a query result. */
const still = { isFetching: false, refetch: () => undefined }

export function FeedbackShelf() {
  const say = useSay()
  return (
    <Shelf id="feedback" title={say('پیام و حالت', 'Messages and states')}>
      <Item title={say('هشدارها', 'Alerts')}>
        <Column>
          <Alert tone="w">
            {say('فقط با کارتی پرداخت کنید که به نام خودتان است.', 'Pay only with a card in your own name.')}
          </Alert>
          <Alert tone="r">
            {say(
              'پول شما محفوظ است؛ با اصلاح نشانی، مراحل ادامه پیدا می‌کند.',
              'Your money is safe; correct the address to go on.',
            )}
          </Alert>
          <Alert tone="i">
            {say('قیمت نهایی هر واحد هنگام تسویه مشخص می‌شود.', 'The final price is set when the order settles.')}
          </Alert>
          <Alert tone="g">{say('با دعوت آرش بهمنی آمده‌اید.', 'Arash Bahmani invited you.')}</Alert>
        </Column>
      </Item>
      <Item title={say('برگه و پیام کوتاه', 'Sheets and toasts')}>
        <Sheets />
      </Item>
      <Item title={say('اسکلت بارگذاری', 'Skeleton')}>
        <SkeletonGroup>
          <Column>
            <Skeleton width={112} height={16} />
            <Skeleton width={236} height={36} radius={12} />
            <SkeletonCard />
            <SkeletonCard rows={3} spark />
          </Column>
        </SkeletonGroup>
      </Item>
      <Item title={say('خالی', 'Empty')}>
        <EmptyState
          title={say('هنوز سفارشی ندارید', 'No orders yet')}
          text={say(
            'اولین خریدتان را از ۳۰ هزار تومان شروع کنید؛ سفارش‌ها همین‌جا دیده می‌شوند.',
            'Start with 30 thousand toman; your orders appear here.',
          )}
          action={<Button>{say('دیدن صندوق‌ها', 'See the funds')}</Button>}
        />
      </Item>
      <Item title={say('خطا', 'Error')}>
        <ErrorState onRetry={() => undefined} />
        <ErrorState compact retrying onRetry={() => undefined} />
      </Item>
      <Item
        title={say(
          'پاسخی که دریافت نشد، و پاسخی که اجازه‌اش نیست',
          'An answer that failed, and one that is not allowed',
        )}
      >
        <LoadFailed query={{ ...still, error: { kind: 'timeout' } }} />
        <LoadFailed query={{ ...still, error: { kind: 'http', status: 403 } }} />
      </Item>
      <Item title={say('پاسخی که در راه است', 'An answer on its way')}>
        <QueryBoundary
          query={{ ...still, error: null, data: undefined, dataUpdatedAt: 0 }}
          skeleton={<SkeletonCard rows={2} />}
        >
          {() => null}
        </QueryBoundary>
      </Item>
      <Item title={say('پاسخی که به‌روز نشد', 'An answer that was not renewed')}>
        <StaleNotice query={{ ...still, error: null, dataUpdatedAt: Date.parse('2026-11-21T10:20:00Z') }} />
      </Item>
      <Item title={say('بخش در دسترس نیست', 'Remote unavailable')}>
        <UnavailableCard
          title={say('بخش سرمایه‌گذاری باز نشد', 'Investing did not open')}
          onRetry={() => undefined}
          secondsToRetry={20}
          supportTo="/test"
        />
      </Item>
      <Item title={say('یافت نشد، و آفلاین', 'Not found, and offline')}>
        <OfflineBanner />
        <NotFound homeTo="/test" />
      </Item>
    </Shelf>
  )
}

function Sheets() {
  const say = useSay()
  const { toast } = usePlatform()
  const [open, setOpen] = useState<'confirm' | 'sending' | 'side' | 'plain'>()
  const close = () => setOpen(undefined)
  return (
    <Row>
      <Button variant="tonal" size="s" onClick={() => setOpen('confirm')}>
        {say('تأیید خرید', 'Confirm')}
      </Button>
      <Button variant="tonal" size="s" onClick={() => setOpen('side')}>
        {say('کشوی کناری', 'Side drawer')}
      </Button>
      <Button variant="tonal" size="s" onClick={() => setOpen('plain')}>
        {say('برگهٔ ساده', 'Plain sheet')}
      </Button>
      <Button variant="tonal" size="s" onClick={() => toast(say('کپی شد', 'Copied'))}>
        {say('پیام', 'Toast')}
      </Button>
      <Button
        variant="tonal"
        size="s"
        onClick={() =>
          toast(say('نسخهٔ جدید آماده است', 'A new version is ready'), {
            label: say('به‌روزرسانی', 'Update'),
            run: () => undefined,
          })
        }
      >
        {say('پیام با دکمه', 'Toast with a button')}
      </Button>
      <Sheet
        open={open === 'confirm' || open === 'sending'}
        dismissible={open !== 'sending'}
        onClose={close}
        title={say('تأیید خرید', 'Confirm purchase')}
        action={
          <Column>
            <Alert tone="i">
              {say('قیمت نهایی هر واحد هنگام تسویه مشخص می‌شود.', 'The final price is set when the order settles.')}
            </Alert>
            <Button block icon={Lock} loading={open === 'sending'} onClick={() => setOpen('sending')}>
              {say('پرداخت ۵۰٬۰۰۰٬۰۰۰ ریال', 'Pay 50,000,000 IRR')}
            </Button>
            {open === 'sending' && (
              <Button block variant="ghost" size="s" onClick={close}>
                {say('پایان نمایش', 'End of the demonstration')}
              </Button>
            )}
          </Column>
        }
      >
        <Column>
          <Money amount={50_000_000} look="sheet" />
          <Toman amount={50_000_000} />
          <KeyValues
            rows={[
              { key: say('صندوق', 'Fund'), value: say('چکاد بلند', 'Chakad') },
              { key: say('کارمزد صدور', 'Issue fee'), value: <Money amount={250_000} /> },
              { key: say('خالص سرمایه‌گذاری', 'Net amount'), value: <Money amount={49_750_000} /> },
            ]}
          />
        </Column>
      </Sheet>
      <Sheet
        open={open === 'side'}
        onClose={close}
        wide="side"
        title={say('قرارداد سبدگردانی', 'Portfolio contract')}
        description={say('از ۷۶۸ پیکسل، در سمت چپ.', 'At the left from 768 px.')}
      />
      {open === 'plain' && (
        <PlainSheet
          open
          onClose={close}
          title={say('جانشین برگه', 'In the sheet’s place')}
          description={say('وقتی فایل برگه در راه گم شد.', 'When the sheet’s own file was lost on its way.')}
        />
      )}
    </Row>
  )
}
