import { expect, test } from '@jest/globals'
import type { FaqCategory, FaqDetail } from '@sarv/shared/contract/faq'
import { createPerson } from '../../seed/person'
import { writeReference } from '../../seed/reference'
import { openBeforeAll } from '../../testing/open-before-all'
import { openTestApp } from '../../testing/test-app'
import { tehranDay } from '../../time/tehran'

const app = openBeforeAll(() => openTestApp('2026-11-21T08:30:00Z'))

async function readBook(language: 'fa' | 'en') {
  const { sub } = await app.db.transaction((sql) => createPerson(sql, app.clock, { kind: 'empty' }))
  const client = await app.signIn(sub, language)
  const categories = (await client.get<FaqCategory[]>('/general/api/v1/faq/')).body
  const details = categories.map(async ({ id }) => (await client.get<FaqDetail>(`/general/api/v1/faq/${id}/`)).body)
  return { categories, details: await Promise.all(details) }
}

test('SBX-114 PLT-013: the six categories and all their questions are in the language of the app', async () => {
  const [persian, english] = [await readBook('fa'), await readBook('en')]
  expect(persian.categories.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6])
  expect([persian.details[2]?.title, english.details[2]?.title]).toEqual(['سبدهای اختصاصی', 'Managed portfolios'])
  expect(JSON.stringify(english)).not.toMatch(/\p{Script=Arabic}/u)
  const idsOf = ({ details }: typeof persian) => details.map(({ items }) => items.map(({ id }) => id))
  expect(idsOf(english)).toEqual(idsOf(persian))
  expect(persian.categories.map(({ count }) => count)).toEqual(persian.details.map(({ items }) => items.length))
})

test('SBX-019: the house’s texts are written again at every start, and nothing is there twice', async () => {
  const before = await readBook('fa')
  const passages = () => app.db.query('select id, language from knowledge_passage order by id, language')
  const indexed = await passages()
  expect([before.categories.length, indexed.length > 100]).toEqual([6, true])
  await app.db.query('update faq_item set answer = \'{"fa": "کهنه", "en": "old"}\'')
  await app.db.transaction((sql) => writeReference(sql, tehranDay(app.clock.now())))
  expect(await readBook('fa')).toEqual(before)
  expect(await passages()).toEqual(indexed)
})
