import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { Navigate, useHeader, useNavigate, useParams, useQuery } from '@sarv/shared/platform'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton, SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { stack } from '@sarv/shared/ui/layout/primitives'
import { entryAt } from '../recommendation/entry-at'
import { offerQuery } from '../recommendation/recommendation-queries'
import { OfferActions } from './offer-actions'
import { OfferBadge } from './offer-badge'
import { OfferDetails } from './offer-details'

/** Screen of /recommendations/offers/:offerId: everything about one offer, with its way to invest. (REC-033) */
export function OfferScreen() {
  const { offerId = '' } = useParams()
  const navigate = useNavigate()
  const isId = /^\d{1,9}$/.test(offerId)
  const offer = useQuery({ ...offerQuery(offerId), enabled: isId })
  useHeader({ title: offer.data?.title })
  if (!isId || isNotFound(offer.error)) return <Navigate to="/not-found" replace />
  return (
    <Page width="flow">
      <QueryBoundary query={offer} skeleton={<OfferSkeleton />} whole>
        {(found) => (
          <div className={stack[20]}>
            <div>
              <OfferBadge offer={found} />
            </div>
            <OfferDetails offer={found} level="h2" />
            <OfferActions
              offer={found}
              onRequested={(uuid) => navigate(...entryAt({ stage: 'payment_methods', payment: uuid }))}
              onChangeAmount={() => navigate(...entryAt({ stage: 'investment_proposal' }))}
            />
          </div>
        )}
      </QueryBoundary>
    </Page>
  )
}

function OfferSkeleton() {
  return (
    <div className={stack[20]}>
      <Skeleton width={64} height={24} radius={7} />
      <SkeletonCard rows={4} />
      <SkeletonCard height={240} />
    </div>
  )
}
