import { useTranslation } from '@sarv/shared/platform'
import { Logo } from '@sarv/shared/ui/brand/logo'
import styles from './greeting.module.css'

const suggested = ['sale', 'orders', 'portfolio', 'card'] as const

/** What an empty chat shows: a greeting and questions that can be asked with one press. (SUP-001) */
export function Greeting({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useTranslation()
  return (
    <section className={styles.greeting}>
      <span className={styles.mark}>
        <Logo size={36} />
      </span>
      <h2 className={styles.title}>{t('chat.greeting')}</h2>
      <p className={styles.text}>{t('chat.greetingText')}</p>
      <ul className={styles.questions} aria-label={t('chat.suggestions')}>
        {suggested.map((key) => (
          <li key={key}>
            <button type="button" className={styles.question} onClick={() => onAsk(t(`chat.suggested.${key}`))}>
              {t(`chat.suggested.${key}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
