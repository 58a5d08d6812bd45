import type { RecommendationItem } from '@sarv/shared/contract/recommendation-offers'
import type { RecommendationPayment } from '@sarv/shared/contract/recommendation-payments'
import { PaymentGateways } from '@sarv/shared/payment/payment-gateways'
import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { useRefetchOnRestore } from '@sarv/shared/stages/use-refetch-on-restore'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
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
          <PaymentGateways
            payment={found}
            icon={ChartPie}
            parts={found.order_items && <InvestedParts items={found.order_items} />}
          />
        ) : (
          <Over payment={found} onAgain={onAgain} />
        )
      }
    </QueryBoundary>
  )
}

/** The funds among which the amount is divided, and what each gets. (U10) */
function InvestedParts({ items }: { items: readonly RecommendationItem[] }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  return (
    <section>
      <SectionHeader level="h3" title={t('payment.parts')} />
      <KeyValues dense rows={items.map(({ product_name, value }) => ({ key: product_name, value: rial(value) }))} />
    </section>
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
