import { useLocation, useQuery, useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import { Skeleton, SkeletonGroup } from '@sarv/shared/ui/feedback/skeleton'
import { topicQuery } from '../help/topic-query'
import styles from './greeting.module.css'

const suggested = ['sale', 'orders', 'portfolio', 'card'] as const

/**
 * What an empty chat shows: a greeting and questions that can be asked with one press. Where the person came from the help of
 * a page, they are about that page. (SUP-001, HST-086)
 */
export function Greeting({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useTranslation()
  const from = (useLocation().state as { from?: unknown } | null)?.from
  const page = typeof from === 'string' ? from : undefined
  const topic = useQuery({ ...topicQuery(page ?? ''), enabled: page !== undefined })
  const ofPage = topic.data?.items.slice(0, suggested.length).map(({ question }) => question)
  const questions = ofPage ?? suggested.map((key) => t(`chat.suggested.${key}`))
  return (
    <section className={styles.greeting}>
      <span className={styles.mark}>
        <Logo size={36} />
      </span>
      <h2 className={styles.title}>{t('chat.greeting')}</h2>
      <p className={styles.text}>{t('chat.greetingText')}</p>
      {page !== undefined && <h3 className={styles.topic}>{t('overview.help')}</h3>}
      {topic.isLoading ? (
        <SkeletonGroup>
          <div className={styles.questions}>
            {suggested.map((key) => (
              <Skeleton key={key} height={52} radius={16} />
            ))}
          </div>
        </SkeletonGroup>
      ) : (
        <ul className={styles.questions} aria-label={t('chat.suggestions')}>
          {questions.map((text) => (
            <li key={text}>
              <button type="button" className={styles.question} onClick={() => onAsk(text)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
