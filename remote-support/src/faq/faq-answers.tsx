import { Accordion } from '@sarv/shared/ui/accordion'
import styles from './faq-answers.module.css'
import type { BookCategory } from './faq-book'
import { paragraphsOf } from './faq-book'

/** Questions that open to their answers. Answers are text, never markup. */
export function FaqAnswers({
  items,
  captionOf,
}: {
  items: BookCategory['items']
  /** Said over an answer, such as the category that a found question stands in. */
  captionOf?: (id: number) => string | undefined
}) {
  return (
    <Accordion
      items={items.map(({ id, question, answer }) => ({
        key: id,
        title: <bdi>{question}</bdi>,
        content: (
          <div className={styles.answer}>
            {captionOf && <p className={styles.caption}>{captionOf(id)}</p>}
            {paragraphsOf(answer).map((paragraph) => (
              <p key={paragraph} dir="auto">
                {paragraph}
              </p>
            ))}
          </div>
        ),
      }))}
    />
  )
}
