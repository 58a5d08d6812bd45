import { getFaq } from '@sarv/shared/contract/faq'
import { call, Link, queryOptions, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { hours } from '@sarv/shared/queries/freshness'
import { supportPhoneQuery } from '@sarv/shared/queries/support-phone-query'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Phone } from 'lucide-react'
import styles from './overview.module.css'
import { topicOf } from './route-topic'

/** How many questions stand beside a page. */
const shown = 3

/** One category, where the screens of the FAQ read all of them. */
const topicQuery = (id: number) =>
  queryOptions({
    queryKey: ['support', 'faq-topic', id],
    queryFn: ({ signal }) => call(getFaq, { params: { id }, signal }),
    staleTime: hours(4),
  })

/** The first questions of the page's topic as links to their answers, and the phone of the support. */
export function PageHelp({ path }: { path: string }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const topic = useQuery(topicQuery(topicOf(path)))
  const { data: phone } = useQuery(supportPhoneQuery())
  return (
    <section>
      <SectionHeader title={t('overview.help')} to="/faq" level="h3" first />
      <QueryBoundary query={topic} title={t('overview.help')} skeleton={<Skeleton height={132} />}>
        {({ id, items }) => (
          <ul className={styles.questions}>
            {items.slice(0, shown).map((item) => (
              <li key={item.id}>
                <Link to={`/faq/${id}?question=${item.id}`} className={styles.question}>
                  <bdi>{item.question}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
      {phone && (
        <a className={styles.phone} href={`tel:${phone}`}>
          <Phone size={18} strokeWidth={2} aria-hidden />
          {t('help.phone')}{' '}
          <bdi dir="ltr" translate="no">
            {digits(phone)}
          </bdi>
        </a>
      )}
    </section>
  )
}
