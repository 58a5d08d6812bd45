import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import type { AccountPassage } from './account-answers'
import { withWords } from './index-knowledge'
import type { Passage } from './passage'
import { questionWords } from './search-words'

/** What share of a question, its rare words weighing more, a passage must have to answer it. */
const threshold = 0.4
/** A question of one word says so little that the word has to stand in a title. */
const thresholdOfOneWord = 0.7
/** A word counts less where only the body of a passage has it. */
const bodyShare = 0.6
/** Beside the best passage, only those that fit nearly as well. */
const shareOfBest = 0.8
const maxPassages = 4

export interface FoundPassage extends Passage {
  /** 0…1. */
  readonly score: number
}

/**
 * Full-text search: passages that answer a question, best first, among what everyone may be told and what is this
 * person's own. Empty where none is above the threshold.
 * @param own passages of the person who asks, made for this question
 */
export async function findPassages(
  sql: Sql,
  question: string,
  language: Language,
  own: readonly AccountPassage[] = [],
): Promise<FoundPassage[]> {
  const mine = own.map(({ keywords, ...passage }) => withWords(passage, keywords))
  const words = questionWords(question, [
    ...(await readIndexedStems(sql, language)),
    ...mine.flatMap(({ title_words, body_words }) => `${title_words} ${body_words}`.split(' ')),
  ])
  if (words.length === 0) return []
  const found = await sql.query<FoundPassage>(
    `with passage as materialized (
       select title, body, action, words from knowledge_passage where language = $1
       union all
       select title, body, action,
         setweight(to_tsvector('simple', title_words), 'A') || setweight(to_tsvector('simple', body_words), 'C')
       from jsonb_to_recordset($2) as p(title text, body text, action jsonb, title_words text, body_words text)
     ),
     word as (
       select w, ln(1 + (select count(*) from passage) / (0.5 + count(p.words)))::float8 as weight
       from unnest($3::text[]) w left join passage p on p.words @@ quote_literal(w)::tsquery
       group by w
     ),
     scored as (
       select p.title, p.body, p.action,
         sum(case when p.words @@ (quote_literal(w) || ':A')::tsquery then weight
                  when p.words @@ quote_literal(w)::tsquery then weight * $4::float8 else 0 end) / sum(weight) as score,
         ts_rank(p.words, $5::tsquery) as rank
       from passage p cross join word group by p.title, p.body, p.action, p.words
     )
     select title, body, action, score from scored where score >= $6::float8 order by score desc, rank desc, title limit $7`,
    [
      language,
      JSON.stringify(mine),
      words,
      bodyShare,
      words.map((word) => `'${word}'`).join(' | '),
      words.length === 1 ? thresholdOfOneWord : threshold,
      maxPassages,
    ],
  )
  const best = found[0]?.score ?? 0
  return found.filter(({ score }) => score >= best * shareOfBest)
}

/** Whether the best two are questions of the FAQ with equal scores: then neither may be given as the answer. */
export function isAmbiguous([best, second]: readonly FoundPassage[]): boolean {
  const areQuestions = [best, second].every((one) => one?.action.action_type === 'FAQ_QUESTION')
  return areQuestions && best?.score === second?.score
}

/** Stems of what everyone may be told, those of most passages first. */
async function readIndexedStems(sql: Sql, language: Language): Promise<string[]> {
  const rows = await sql.query<{ stem: string }>(
    `select stem from knowledge_passage, unnest(tsvector_to_array(words)) stem where language = $1
     group by stem order by count(*) desc, stem`,
    [language],
  )
  return rows.map(({ stem }) => stem)
}
