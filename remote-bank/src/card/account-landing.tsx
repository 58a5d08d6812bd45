import {
  type BankLanding,
  getActivationLanding,
  getCardArchive,
  getOnboardingArchive,
  getReactivationLanding,
} from '@sarv/shared/contract/bank-content'
import { useFormat, useQuery } from '@sarv/shared/platform'
import { endpointQuery } from '@sarv/shared/queries/endpoint-query'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Card } from '@sarv/shared/ui/layout/card'
import { stack, typography } from '@sarv/shared/ui/layout/primitives'
import { useLowData } from '@sarv/shared/ui/network/use-low-data'
import { linkTarget } from '../link-target/link-target'
import styles from './account-landing.module.css'
import type { Landing } from './landing-choice'

const endpoints = {
  'onb-archive': getOnboardingArchive,
  'card-onb-archive': getCardArchive,
  'account-activation': getActivationLanding,
  'card-reactivation': getReactivationLanding,
} as const

const landingQuery = (landing: Landing, id: number) =>
  endpointQuery(['bank', 'landing', landing, id], endpoints[landing], { params: { id } })

/** Content about an account that rests or is over: what happened, the way back in steps, and its button. (BNK-007) */
export function AccountLanding({ landing, id }: { landing: Landing; id: number }) {
  const query = useQuery(landingQuery(landing, id))
  return (
    <QueryBoundary query={query} skeleton={<SkeletonCard height={260} />}>
      {(content) => <Content content={content} />}
    </QueryBoundary>
  )
}

function Content({ content: { title, description, image, steps, button } }: { content: BankLanding }) {
  const { number } = useFormat()
  const isLow = useLowData()
  const picture = image === null || isLow ? undefined : pictureAddress(image)
  const target = button ? linkTarget(button.link) : undefined
  return (
    <Card as="section" label={title}>
      <div className={stack[12]}>
        {picture && <img src={picture} alt="" className={styles.picture} />}
        <h2>
          <OwnText text={title} />
        </h2>
        <p className={typography.secondary}>
          <OwnText text={description} />
        </p>
        {steps.length > 0 && (
          <ol className={stack[12]}>
            {steps.map((step, index) => (
              <li key={step} className={styles.step}>
                <span className={styles.place} aria-hidden>
                  {number(index + 1)}
                </span>
                <OwnText text={step} />
              </li>
            ))}
          </ol>
        )}
        {button && target && (
          <ButtonLink block {...target}>
            {button.text}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}
