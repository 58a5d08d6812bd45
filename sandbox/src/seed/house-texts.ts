import { indexKnowledge } from '../chat/index-knowledge'
import type { Sql } from '../db/sql'
import faqCategories from './faq.json'

/** Writes the FAQ in place of the one before, and indexes what the assistant knows. */
export async function writeHouseTexts(sql: Sql): Promise<void> {
  await sql.query('delete from faq_item')
  await sql.query('delete from faq_category')
  await sql.query(
    `insert into faq_category (id, title, description, icon)
     select id, title, description, icon from jsonb_populate_recordset(null::faq_category, $1)`,
    [JSON.stringify(faqCategories)],
  )
  const items = faqCategories.flatMap(({ id, items }) =>
    items.map((item, index) => ({ ...item, id: id * 100 + index + 1, category_id: id })),
  )
  await sql.query(
    `insert into faq_item (id, category_id, question, answer)
     select id, category_id, question, answer from jsonb_populate_recordset(null::faq_item, $1)`,
    [JSON.stringify(items)],
  )
  await indexKnowledge(sql)
}
