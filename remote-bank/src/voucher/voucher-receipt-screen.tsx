import type { VoucherPrize } from '@sarv/shared/contract/voucher'
import { Navigate, usePlatform, useQuery } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
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
  const target = linkTarget(link)
  return (
    <>
      <Outcome good title={title} text={description} />
      <Card>
        <p className={styles.prize}>
          <strong className={styles.what}>{sub_title}</strong>
        </p>
      </Card>
      {target && (
        <ActionBar>
          <ButtonLink block {...target}>
            {button_text}
          </ButtonLink>
        </ActionBar>
      )}
    </>
  )
}
