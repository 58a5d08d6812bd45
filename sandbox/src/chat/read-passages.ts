import type { Language } from '@sarv/platform/client/i18n/language'
import type { Sql } from '../db/sql'
import type { Passage } from './passage'

/**
 * Reads passages of the index in the order of their ids.
 * @example await readPassages(sql, 'fa', ['faq:207'])
 */
export function readPassages(sql: Sql, language: Language, ids: readonly string[]): Promise<Passage[]> {
  return sql.query<Passage>(
    `select p.title, p.body, p.action from unnest($1::text[]) with ordinality as asked(id, place)
     join knowledge_passage p on p.id = asked.id and p.language = $2 order by asked.place`,
    [ids, language],
  )
}
