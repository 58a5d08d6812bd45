import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { Receipt } from '@sarv/shared/payment/receipt'
import { SlipForm } from '@sarv/shared/payment/slip-form'
import { useReceiptRows } from '@sarv/shared/payment/use-receipt-rows'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import styles from './gallery.module.css'
import { Item, Shelf } from './shelf'
import { useSay } from './use-say'

export function PaymentShelf() {
  const say = useSay()
  const toRows = useReceiptRows()
  const facts = {
    purpose: say('خرید صندوق چکاد بلند', 'Purchase of Chakad'),
    gateway: say('نگین پرداخت', 'Negin Pay'),
    date: '2026-11-20',
    time: '16:20:08',
  }
  const look = {
    facts: { purpose: facts.purpose, fee: 0, net: 49_995_000, remainder: 5_000, settles: say('فردا', 'tomorrow') },
    note: say('قیمت نهایی هر واحد هنگام تسویه مشخص می‌شود.', 'The final price of a unit is set at settlement.'),
  }
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
          ticket={{
            outcome: 'success',
            title: say('پرداخت موفق!', 'Payment successful!'),
            amount: 50_000_000,
            rows: toRows({
              ...facts,
              payer: say('نگار فرهمند', 'Negar Farahmand'),
              order: '1042',
              trace: '408126773915',
            }),
          }}
          actions={[{ label: say('دیدن سفارش‌ها', 'See the orders'), onPress: () => undefined }]}
        />
      </Item>
      <Item title={say('رسید انتقال', 'Receipt of a transfer')}>
        <Receipt
          ticket={{
            outcome: 'success',
            title: say('انتقال موفق', 'Transfer successful'),
            amount: 5_000_000,
            rows: toRows({
              to: say('لیلا آذرمهر', 'Leila Azarmehr'),
              toNumber: 'IR16 0120 0000 0000 1234 5678 90',
              payer: say('نگار فرهمند', 'Negar Farahmand'),
              from: '••• 4891',
              way: say('پایا', 'Paya'),
              fee: 7_200,
              date: '2026-11-21T12:52:08.000Z',
              trace: '140508300012',
            }),
          }}
          actions={[{ label: say('دیدن تراکنش‌ها', 'See the transactions'), onPress: () => undefined }]}
        />
      </Item>
      <Item title={say('رسید ناموفق', 'Failed receipt')}>
        <Receipt
          ticket={{
            outcome: 'failure',
            title: say('پرداخت ناموفق!', 'Payment failed!'),
            amount: 50_000_000,
            rows: toRows({ ...facts, trace: null }),
          }}
          notice={
            <Alert tone="w">
              {say(
                'پرداختی انجام نشد. اگر مبلغی از حسابتان کم شده، بانک آن را تا ۷۲ ساعت برمی‌گرداند.',
                'No payment was made. If money has left your account, the bank returns it within 72 hours.',
              )}
            </Alert>
          }
          actions={[
            { label: say('پرداخت دوباره', 'Pay again'), onPress: () => undefined },
            { label: say('بستن', 'Close'), onPress: () => undefined },
          ]}
        />
      </Item>
      <Item title={say('هنوز بی‌پاسخ', 'No answer yet')}>
        <Receipt
          isOpen
          ticket={{
            outcome: 'processing',
            title: say('در حال پردازش', 'Being processed'),
            amount: 50_000_000,
            rows: toRows({ ...facts, trace: null }, {}, ['payer']),
          }}
          actions={[]}
        />
      </Item>
      <Item title={say('درگاه', 'Gateway')}>
        <div className={styles.screen}>
          <GatewayScreen
            amount={50_000_000}
            title={say('خرید صندوق چکاد بلند', 'Purchase of Chakad')}
            methods={methods}
            onPay={() => undefined}
            look={look}
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
            look={look}
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
