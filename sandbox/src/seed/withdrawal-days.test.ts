import { expect, test } from '@jest/globals'
import faqCategories from './faq.json'
import plans from './plans.json'

/** Sentences of a text in both languages about how soon money leaves a portfolio. */
const says = { fa: /برداشت/, en: /withdraw/i }
const days = { fa: /سه روز کاری/, en: /three working days/i }

test.each(['fa', 'en'] as const)('a withdrawal from a portfolio takes as long wherever it is said (%s)', (language) => {
  const answers = faqCategories.flatMap(({ items }) => items.map(({ answer }) => answer))
  const texts = [...plans.plans.map(({ description }) => description), ...plans.notes, ...answers]
  const about = texts
    .map((text) => text[language])
    .filter((text) => says[language].test(text) && /روز کاری|working days/i.test(text))
  expect(about).toHaveLength(3)
  for (const text of about) expect(text).toMatch(days[language])
})
