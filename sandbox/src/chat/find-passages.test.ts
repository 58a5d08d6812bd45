import { expect, test } from '@jest/globals'
import { openBeforeAll } from '../testing/open-before-all'
import { openTestDatabase } from '../testing/test-database'
import { findPassages } from './find-passages'

const db = openBeforeAll(() => openTestDatabase('2026-11-21T08:30:00Z'))

const titlesFor = async (question: string) =>
  (await findPassages(db, question, 'fa')).map(({ action }) => `${action.action_type} ${action.link}`)

test('SBX-115: one word is answered where it stands in a title, and not where it is only mentioned', async () => {
  expect(await titlesFor('پشتوانه؟')).toEqual(['FAQ_QUESTION 404'])
  expect(await titlesFor('ساعت؟')).toEqual([])
})

test('SBX-115: quotes and signs of a query language are no part of a question', async () => {
  expect(await titlesFor("' | !(پشتوانه:*) & \\ دارایی''")).toEqual(['FAQ_QUESTION 404'])
})
