import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import { documents } from '../documents/document-texts'
import type { LocalText } from '../local-text/local-text'
import { localize } from '../local-text/localize'
import type { Passage } from './passage'
import { indexedWords } from './search-words'

interface IndexedPassage extends Passage {
  readonly id: string
  readonly language: Language
}

/** Indexes what everyone may be told for the full-text search: the FAQ of the database, the house's documents. */
export async function indexKnowledge(sql: Sql): Promise<void> {
  await sql.query('delete from knowledge_passage')
  const passages = [...(await readFaqPassages(sql)), ...regulationPassages()]
  await sql.query(
    `insert into knowledge_passage (id, language, title, body, action, words)
     select id, language, title, body, action,
       setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', body_words), 'C')
     from jsonb_to_recordset($1) as p(id text, language text, title text, body text, action jsonb, title_words text, body_words text)`,
    [JSON.stringify(passages.map((passage) => withWords(passage)))],
  )
}

/** The normalised words of a passage, as SQL reads them. */
export function withWords<Given extends Pick<Passage, 'title' | 'body'>>(passage: Given, keywords = '') {
  return {
    ...passage,
    title_words: indexedWords(`${passage.title} ${keywords}`).join(' '),
    body_words: indexedWords(passage.body).join(' '),
  }
}

const languages: readonly Language[] = ['fa', 'en']

async function readFaqPassages(sql: Sql): Promise<IndexedPassage[]> {
  const items = await sql.query<{ id: number; question: LocalText; answer: LocalText }>(
    'select id, question, answer from faq_item order by id',
  )
  return items.flatMap(({ id, question, answer }) =>
    languages.map((language) => ({
      id: `faq:${id}`,
      language,
      title: question[language],
      body: answer[language],
      action: { title: question[language], action_type: 'FAQ_QUESTION', link: String(id) },
    })),
  )
}

/** A passage for each section; the ids are those of the list of regulations. */
function regulationPassages(): IndexedPassage[] {
  return Object.values(documents).flatMap((document, index) =>
    languages.flatMap((language) => {
      const { title, pages } = localize(document, language) as ReadDocument
      return pages.flat().map(({ heading, paragraphs }, section) => ({
        id: `regulation:${index + 1}:${section + 1}`,
        language,
        title: heading,
        body: paragraphs.join('\n'),
        action: { title, action_type: 'REGULATION', link: String(index + 1) },
      }))
    }),
  )
}

interface ReadDocument {
  readonly title: string
  readonly pages: readonly (readonly { readonly heading: string; readonly paragraphs: readonly string[] }[])[]
}
