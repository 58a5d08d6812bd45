import { useFormat, useLock, useTranslation } from '@sarv/shared/platform'
import { Lock, type LucideIcon, TrendingUp } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { ActionBar } from '../ui/actions/action-bar'
import { MoneyButton } from '../ui/actions/money-button'
import { Money, Toman } from '../ui/data/money'
import { Tile } from '../ui/data/tile'
import { Alert } from '../ui/feedback/alert'
import { Page } from '../ui/layout/page'
import { stack, typography } from '../ui/layout/primitives'
import { SectionHeader } from '../ui/layout/section-header'
import { ConfirmSheet } from './confirm-sheet'
import { GatewayCards } from './gateway-cards'
import styles from './gateway-screen.module.css'
import type { PaymentLook } from './payment-look'
import { isSlip, landingUrl, nameOf, type PaymentMethod } from './payment-method'
import { useReceiptRows } from './use-receipt-rows'

/** Milliseconds after which a gateway is silent: the browser goes on waiting for it, and the person need not. (F62) */
const silentAfter = 8_000

/**
 * Payment method screen: the person chooses how to pay (PLT-043…045): the first gateway is chosen, without any way nothing can be paid.
 * The button says what it does: it pays, or leads to the upload of a bank slip (PMA-026, D-07). It goes nowhere by
 * itself, unless the person chose a gateway before: `onPay` gets the checked address of a gateway and leaves the page for it, `onSlip` is called for the slip.
 * Paying opens a sheet with the facts once more, in the order of the receipt, and the sheet's button leaves. (U10, HST-073)
 * @example
 * <GatewayScreen amount={50_000_000} title={title} methods={methods} onPay={(url) => location.assign(url)}
 *   look={{ facts: { purpose: title, fee: 0, settles: day(settlesOn) }, note: t('gateway.priceLater') }} />
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
  gateway,
  look,
}: {
  /** Rial. */
  amount: number
  title: string
  description?: string | null
  methods: readonly PaymentMethod[]
  /** An https address, or one of this machine. */
  onPay: (url: string) => void
  onSlip?: () => void
  icon?: LucideIcon | undefined
  /** Address of the picture of what is paid for; the icon stands in for it. (PMA-026) */
  picture?: string
  /** Such as «فقط با کارت خودتان پرداخت کنید». */
  notice?: ReactNode
  /** Name of the gateway that was chosen and confirmed already, which is gone to at once. */
  gateway?: string | undefined
  /** What is shown once more before the page is left, beside amount and gateway. */
  look: PaymentLook
}) {
  const { t } = useTranslation('ui')
  const { digits, rial } = useFormat()
  const toRows = useReceiptRows()
  useLock(true)
  const name = useId()
  const [chosen, choose] = useState(() => firstChosen(methods, gateway))
  const [departure, setDeparture] = useState<'leaving' | 'silent'>()
  const [confirming, setConfirming] = useState(false)
  useEffect(() => {
    // Back from the gateway by the browser's own button, the page is as it was left.
    const arrive = () => setDeparture(undefined)
    addEventListener('pageshow', arrive)
    return () => removeEventListener('pageshow', arrive)
  }, [])
  useEffect(() => {
    if (departure !== 'leaving') return
    const timer = setTimeout(() => setDeparture('silent'), silentAfter)
    return () => clearTimeout(timer)
  }, [departure])
  const method = methods[chosen]
  const address = method && landingUrl(method)
  const slip = method !== undefined && isSlip(method) && onSlip !== undefined
  const unsafe = method !== undefined && !slip && address === undefined
  const pay = () => {
    if (slip) return onSlip()
    if (address === undefined) return
    setDeparture('leaving')
    onPay(address)
  }
  const silent = departure === 'silent' && (
    <Alert tone="w" live>
      {t('gateway.silent')}
    </Alert>
  )
  const goOn = useEffectEvent(() => {
    if (method !== undefined && nameOf(method) === gateway) pay()
  })
  useEffect(() => goOn(), [])
  return (
    <Page width="flow">
      <div className={styles.head}>
        <Tile icon={icon} picture={picture} size="l" />
        <h2 className={styles.title}>{title}</h2>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
        {description && <p className={typography.captionFaint}>{digits(description)}</p>}
      </div>
      <SectionHeader first level="h3" id={`${name}-title`} title={t('gateway.payBy')} />
      <div className={stack[20]}>
        {methods.length === 0 ? (
          <Alert tone="r" live>
            {t('gateway.none')}
          </Alert>
        ) : (
          <GatewayCards labelledBy={`${name}-title`} methods={methods} chosen={chosen} onChoose={choose} />
        )}
        {unsafe && (
          <Alert tone="r" live>
            {t('gateway.unsafe')}
          </Alert>
        )}
        {!confirming && silent}
        {notice}
      </div>
      <ActionBar>
        <MoneyButton
          block
          loading={departure === 'leaving'}
          disabled={method === undefined || unsafe}
          onClick={slip ? pay : () => setConfirming(true)}
        >
          {slip ? t('gateway.slip') : t('gateway.pay', { amount: rial(amount) })}
        </MoneyButton>
      </ActionBar>
      {method && (
        <ConfirmSheet
          open={confirming}
          onClose={() => setConfirming(false)}
          title={t('gateway.confirm')}
          label={t('gateway.youPay')}
          amount={amount}
          rows={toRows({ ...look.facts, gateway: nameOf(method) })}
          notice={silent || <Alert tone="i">{look.note}</Alert>}
          action={
            <MoneyButton block icon={Lock} loading={departure === 'leaving'} onClick={pay}>
              {t('gateway.leave')}
            </MoneyButton>
          }
        >
          {look.parts}
        </ConfirmSheet>
      )}
    </Page>
  )
}

/** The gateway of that name; else any gateway before a bank slip, in any order of the list. (D-07) */
function firstChosen(methods: readonly PaymentMethod[], gateway: string | undefined): number {
  const named = methods.findIndex((method) => nameOf(method) === gateway)
  return named >= 0
    ? named
    : Math.max(
        0,
        methods.findIndex((method) => !isSlip(method)),
      )
}
