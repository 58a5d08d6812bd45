import type { RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { ChartPie } from 'lucide-react'
import { paymentQuery } from '../recommendation/recommendation-queries'

/** Stage screen of the payment methods, for a fee or an initial amount; a gateway takes over the whole browser. (REC-025) */
export function PaymentStage({ uuid, onAgain }: { uuid: string; onAgain: (() => void) | null }) {
  const payment = useQuery(paymentQuery(uuid))
  useRefetchOnRestore('recommendations', 'payment')
  return (
    <QueryBoundary
      query={payment}
      skeleton={
        <Page width="flow">
          <SkeletonCard height={320} />
        </Page>
      }
      whole
    >
      {(found) =>
        found.status === 'WAITING' ? (
          <PaymentGateways payment={found} icon={ChartPie} />
        ) : (
          <Over payment={found} onAgain={onAgain} />
        )
      }
    </QueryBoundary>
  )
}

/** Outcome of a payment that does not have to be paid any more, as after Back from the gateway. */
function Over({ payment, onAgain }: { payment: RecommendationPayment; onAgain: (() => void) | null }) {
  const { t } = useTranslation()
  const isPaid = payment.status === 'SUCCESS'
  const outcome = isPaid ? (payment.purpose === 'FEE' ? 'feePaid' : 'paid') : 'failed'
  return (
    <Page width="flow">
      <Outcome good={isPaid} title={t(`payment.${outcome}`)} text={t(`payment.${outcome}Text`)} />
      <ActionBar>
        {isPaid || onAgain === null ? (
          <ButtonLink block replace to="/recommendations/history">
            {t('payment.toHistory')}
          </ButtonLink>
        ) : (
          <Button block onClick={onAgain}>
            {t('payment.again')}
          </Button>
        )}
      </ActionBar>
    </Page>
  )
}
