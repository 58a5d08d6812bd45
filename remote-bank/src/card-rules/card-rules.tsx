import { cardPurchaseQuery } from '@sarv/shared/payment/card-purchase'
import { useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { cardFund } from '@sarv/shared/rules/constants'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { useState } from 'react'
import { VoucherForm } from '../voucher/voucher-form'
import { CardLimitFacts } from './card-limit-facts'

/** Page where units of the card's fund are bought at once. */
const fastInvest = '/fast-invest'

/**
 * Drawer of the card's rules, where too little lies in the card's fund: what is missing, and the ways to it. A purchase that
 * begins here leads back to the card's request. (BNK-032 … BNK-035, ERR-05, D-08)
 */
export function CardRules({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation()
  const { navigation } = usePlatform()
  const navigate = useNavigate()
  const [redeeming, setRedeeming] = useState(false)
  const leaveTo = (path: string) => navigate(`${path}?${cardPurchaseQuery}`)
  return (
    <>
      <Sheet
        open={open && !redeeming}
        onClose={onClose}
        wide="side"
        title={t('cardRules.title')}
        description={t('cardRules.text')}
        action={
          navigation.exists(fastInvest) && (
            <Button block onClick={() => leaveTo(fastInvest)}>
              {t('cardRules.invest')}
            </Button>
          )
        }
      >
        <CardLimitFacts onFund={() => leaveTo(`/funds/${cardFund}`)} onVoucher={() => setRedeeming(true)} />
      </Sheet>
      <Sheet open={open && redeeming} onClose={() => setRedeeming(false)} wide="side" title={t('cardRules.voucher')}>
        <VoucherForm forCard />
      </Sheet>
    </>
  )
}
