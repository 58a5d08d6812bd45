import { type FaqCategory, type FaqItem, getFaq, listFaq } from '@sarv/shared/contract/faq'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { parseId } from '../../http/ids'
import type { Localizable } from '../../local-text/local-text'
import { serve } from '../pipeline/serve'

export function faqRoutes(api: Api): void {
  serve(api, listFaq, ({ db }) =>
    db.query<Localizable<FaqCategory>>(
      `select c.id, c.title, c.description, c.icon, count(i.id)::int as count
       from faq_category c left join faq_item i on i.category_id = c.id group by c.id order by c.id`,
    ),
  )

  serve(api, getFaq, async ({ db, params }) => {
    const id = parseId(params.id)
    const [category] = await db.query<Localizable<Omit<FaqCategory, 'count'>>>(
      'select id, title, description from faq_category where id = $1',
      [id],
    )
    if (category === undefined) throw notFound()
    const items = await db.query<Localizable<FaqItem>>(
      'select id, question, answer from faq_item where category_id = $1 order by id',
      [id],
    )
    return { ...category, items }
  })
}
