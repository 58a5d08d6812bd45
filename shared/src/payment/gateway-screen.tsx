import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { CreditCard, Landmark, type LucideIcon, ReceiptText, TrendingUp } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { ActionBar } from '../ui/actions/action-bar'
import { MoneyButton } from '../ui/actions/money-button'
import { Money, Toman } from '../ui/data/money'
import { Tile } from '../ui/data/tile'
import { Alert } from '../ui/feedback/alert'
import { SelectableCard, SelectableCards } from '../ui/fields/selectable-card'
import { Page } from '../ui/layout/page'
import { SectionHeader } from '../ui/layout/section-header'
import styles from './gateway-screen.module.css'
import { iconOf, isSlip, landingUrl, nameOf, type PaymentMethod, pictureOf } from './payment-method'

const icons: Record<string, LucideIcon> = { 'credit-card': CreditCard, landmark: Landmark, receipt: ReceiptText }

/**
 * Payment method screen: the person chooses how to pay (PLT-043…045): the first gateway is chosen, without any way nothing can be paid.
 * The button says what it does: it pays, or leads to the upload of a bank slip (PMA-026, D-07). It goes nowhere by
 * itself: `onPay` gets the checked address of a gateway and leaves the page for it, `onSlip` is called for the slip.
 * @example <GatewayScreen amount={50_000_000} title={title} methods={methods} onPay={(url) => location.assign(url)} />
 */
export function GatewayScreen({
  amount,
  title,
  description,
  methods,
  onPay,
  onSlip,
  icon = TrendingUp,
  picture,
  notice,
}: {
  /** Rial. */
  amount: number
  title: string
  description?: string | null
  methods: readonly PaymentMethod[]
  /** An https address, or one of this machine. */
  onPay: (url: string) => void
  onSlip?: () => void
  icon?: LucideIcon
  /** Address of the picture of what is paid for; the icon stands in for it. (PMA-026) */
  picture?: string
  /** Such as «فقط با کارت خودتان پرداخت کنید». */
  notice?: ReactNode
}) {
  const { t } = useTranslation('ui')
  const { rial } = useFormat()
  useLock(true)
  const name = useId()
  const [chosen, choose] = useState(() => firstChosen(methods))
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back from the gateway by the browser's own button, the page is as it was left.
    const arrive = () => setLeaving(false)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  const method = methods[chosen]
  const address = method && landingUrl(method)
  const slip = method !== undefined && isSlip(method) && onSlip !== undefined
  const unsafe = method !== undefined && !slip && address === undefined
  const pay = () => {
    if (slip) return onSlip()
    if (address === undefined) return
    setLeaving(true)
    onPay(address)
  }
  return (
    <Page width="flow">
      <div className={styles.head}>
        <Tile icon={icon} picture={picture} size="l" />
        <h2 className={styles.title}>{title}</h2>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
        {description && <p className={styles.description}>{description}</p>}
      </div>
      <SectionHeader first level="h3" id={`${name}-title`} title={t('gateway.payBy')} />
      <div className={styles.body}>
        {methods.length === 0 ? (
          <Alert tone="r" live>
            {t('gateway.none')}
          </Alert>
        ) : (
          <SelectableCards labelledBy={`${name}-title`}>
            {methods.map((item, place) => (
              <SelectableCard
                key={`${nameOf(item)}-${place + 1}`}
                name={name}
                checked={place === chosen}
                onChoose={() => choose(place)}
                title={nameOf(item)}
                caption={item.description}
                end={
                  <Tile
                    icon={icons[iconOf(item) ?? ''] ?? (isSlip(item) ? ReceiptText : CreditCard)}
                    picture={pictureOf(item)}
                    tone={isSlip(item) ? 'gray' : 'green'}
                  />
                }
              />
            ))}
          </SelectableCards>
        )}
        {unsafe && (
          <Alert tone="r" live>
            {t('gateway.unsafe')}
          </Alert>
        )}
        {notice}
      </div>
      <ActionBar>
        <MoneyButton block loading={isLeaving} disabled={method === undefined || unsafe} onClick={pay}>
          {slip ? t('gateway.slip') : t('gateway.pay', { amount: rial(amount) })}
        </MoneyButton>
      </ActionBar>
    </Page>
  )
}

/** A gateway before a bank slip, wherever it stands. (D-07) */
function firstChosen(methods: readonly PaymentMethod[]): number {
  return Math.max(
    0,
    methods.findIndex((method) => !isSlip(method)),
  )
}
