import { Accordion } from '@sarv/shared/ui/data/accordion'
import { typography } from '@sarv/shared/ui/layout/primitives'
import styles from './faq-answers.module.css'
import type { CategoryWithItems } from './faq-categories'
import { splitParagraphs } from './faq-categories'

/** Accordion of questions and their answers, which are text, never markup. */
export function FaqAnswers({
  items,
  opened,
  captionFor,
}: {
  items: CategoryWithItems['items']
  /** Id of the question that a link led to. */
  opened?: number
  /** Caption over an answer, such as the category of a search hit. */
  captionFor?: (id: number) => string | undefined
}) {
  return (
    <Accordion
      opened={opened}
      items={items.map(({ id, question, answer }) => ({
        key: id,
        title: <bdi>{question}</bdi>,
        content: (
          <div className={styles.answer}>
            {captionFor && <p className={typography.captionFaint}>{captionFor(id)}</p>}
            {splitParagraphs(answer).map((paragraph) => (
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
