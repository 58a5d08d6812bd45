import { isObject } from '@sarv/platform/lib/is-object'
import type { VoucherPrize } from '@sarv/shared/contract/voucher'
import { Navigate, useLocation, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { linkTarget } from '../link-target/link-target'
import { prizeQuery } from './prize-query'
import styles from './voucher.module.css'

/** Screen of /voucher/receipt: the prize of the voucher that was redeemed; without one it leads home. (BNK-037) */
export function VoucherReceiptScreen() {
  const prize = useQuery(prizeQuery(usePlatform())).data
  if (prize === null) return <Navigate to="/home" replace />
  return <Page width="flow">{prize && <Prize prize={prize} />}</Page>
}

function Prize({ prize: { title, sub_title, description, button_text, link } }: { prize: VoucherPrize }) {
  const { t } = useTranslation()
  const { state } = useLocation()
  const target = linkTarget(link)
  // It was redeemed out of the request for a card, which goes on.
  const forCard = isObject(state) && state.forCard === true
  return (
    <>
      <Outcome good title={title} text={description} />
      <Card>
        <p className={styles.prize}>
          <strong className={typography.section}>{sub_title}</strong>
        </p>
      </Card>
      {(target || forCard) && (
        <ActionBar>
          {forCard && (
            <ButtonLink block to="/bank/onboarding" replace>
              {t('voucher.toRequest')}
            </ButtonLink>
          )}
          {target && (
            <ButtonLink block variant={forCard ? 'ghost' : 'primary'} {...target}>
              {button_text}
            </ButtonLink>
          )}
        </ActionBar>
      )}
    </>
  )
}
