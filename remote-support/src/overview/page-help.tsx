import { Link, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { supportPhoneQuery } from '@sarv/shared/queries/support-phone-query'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { Phone } from 'lucide-react'
import { topicQuery } from '../help/topic-query'
import styles from './overview.module.css'

/** How many questions stand beside a page. */
const shown = 3

/** The first questions of the page's topic as links to their answers, and the phone of the support. */
export function PageHelp({ path }: { path: string }) {
  const { t } = useTranslation()
  const { digits } = useFormat()
  const topic = useQuery(topicQuery(path))
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
          {t('help.phone')} <LeftToRight>{digits(phone)}</LeftToRight>
        </a>
      )}
    </section>
  )
}
