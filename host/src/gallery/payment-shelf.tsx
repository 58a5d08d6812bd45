import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { Receipt } from '@sarv/shared/payment/receipt'
import { ReceiptPicture } from '@sarv/shared/payment/receipt-picture'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { Button } from '@sarv/shared/ui/actions/button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import styles from './gallery.module.css'
import { Item, Shelf } from './shelf'
import { useSay } from './use-say'

export function PaymentShelf() {
  const say = useSay()
  const rows = [{ key: say('بابت', 'For'), value: say('خرید صندوق چکاد بلند', 'Purchase of Chakad') }]
  const when = { date: say('جمعه ۲۹ آبان ۱۴۰۵', 'Friday, 29 Aban 1405'), time: say('۱۶:۲۰', '16:20') }
  const methods = [
    {
      psp_name: say('نگین پرداخت', 'Negin Pay'),
      psp_icon: 'credit-card',
      description: say('کارت‌های همهٔ بانک‌ها', 'Cards of every bank'),
      landing_url: 'https://pay.example/1',
    },
    {
      label: say('رهگذر الکترونیک', 'Rahgozar'),
      icon: 'landmark',
      description: say('کارت‌های همهٔ بانک‌ها', 'Cards of every bank'),
      value: 'https://pay.example/2',
    },
    {
      payment_method_type: 'RECEIPT',
      label: say('بارگذاری رسید بانکی', 'Upload a bank slip'),
      description: say('برای واریز پایا، ساتنا یا حضوری', 'For Paya, Satna or a branch'),
    },
  ]
  return (
    <Shelf id="payment" title={say('پرداخت', 'Payment')}>
      <Item title={say('رسید موفق', 'Successful receipt')}>
        <Receipt
          status="SUCCESS"
          amount={50_000_000}
          {...when}
          trace="408126773915"
          rows={rows}
          tools={<ReceiptPicture status="SUCCESS" amount={50_000_000} {...when} trace="408126773915" rows={rows} />}
          actions={<Button block>{say('دیدن سفارش‌ها', 'See the orders')}</Button>}
        />
      </Item>
      <Item title={say('رسید ناموفق', 'Failed receipt')}>
        <Receipt
          status="FAILED"
          amount={50_000_000}
          {...when}
          trace="None"
          rows={rows}
          notice={
            <Alert tone="w">
              {say(
                'پرداختی انجام نشد. اگر مبلغی از حسابتان کم شده، بانک آن را تا ۷۲ ساعت برمی‌گرداند.',
                'No payment was made. If money has left your account, the bank returns it within 72 hours.',
              )}
            </Alert>
          }
          actions={<Button block>{say('پرداخت دوباره', 'Pay again')}</Button>}
        />
      </Item>
      <Item title={say('هنوز بی‌پاسخ', 'No answer yet')}>
        <Receipt status={undefined} processing amount={50_000_000} {...when} trace={undefined} />
      </Item>
      <Item title={say('درگاه', 'Gateway')}>
        <div className={styles.screen}>
          <GatewayScreen
            amount={50_000_000}
            title={say('خرید صندوق چکاد بلند', 'Purchase of Chakad')}
            methods={methods}
            onPay={() => undefined}
            onSlip={() => undefined}
          />
        </div>
      </Item>
      <Item title={say('درگاه، وقتی راهی نیست', 'Gateway without a way to pay')}>
        <div className={styles.screen}>
          <GatewayScreen
            amount={50_000_000}
            title={say('خرید صندوق چکاد بلند', 'Purchase of Chakad')}
            methods={[]}
            onPay={() => undefined}
          />
        </div>
      </Item>
      <Item title={say('رسید بانکی', 'Bank slip')}>
        <div className={styles.screen}>
          <SlipForm draft="gallery" send={async () => ({ status: 'SUCCESS' })} onSubmit={async () => undefined} />
        </div>
      </Item>
    </Shelf>
  )
}
