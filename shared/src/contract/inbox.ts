import * as z from '@sarv/shared/schema'
import { postEndpoint, readEndpoint } from './calls'
import { isoDate, openEnum, rowId, word } from './wire'

/** What a person is told of; `noticeSettings` has their choices. */
export const noticeKinds = [
  'DEPOSIT',
  'TRANSFER',
  'PAYMENT',
  'PURCHASE',
  'SALE',
  'CONTRACT',
  'REFUSED',
  'LIMIT',
  'CARD',
  'FUND',
  'SECURITY',
] as const

/**
 * What happened to the person's money or account, as the text message about it said (SBX-130). It leads where a banner
 * of its type leads: `navigation.intent(action_type, link ?? '')`.
 * @example { id: 71, kind: 'TRANSFER', title: 'انتقال وجه', text: 'کارت به کارت …', action_type: 'BANK_RECEIPT', link: '9001', created_at: '2026-11-21T12:52:08.000Z', is_read: false }
 */
export const inboxEntry = z.object({
  id: z.int(),
  kind: openEnum(noticeKinds),
  title: z.string(),
  text: z.string(),
  action_type: z.nullable(word),
  link: z.nullable(z.string()),
  created_at: isoDate,
  is_read: z.boolean(),
})
export type InboxEntry = z.infer<typeof inboxEntry>

const inbox = '/general/api/v1/inbox/'
const unread = z.int()

/**
 * Newest first, 20 at a time: `before` is the id of the last entry that came.
 * @example const { results, unread } = await call(listInbox, { query: {} })
 */
export const listInbox = readEndpoint(inbox, {
  summary: 'What the person was told, newest first',
  query: z.object({ before: z.optional(z.coerce.number().check(rowId())) }),
  reply: z.object({ results: z.array(inboxEntry), has_more: z.boolean(), unread }),
})

/** @example const { unread } = await call(countUnread) */
export const countUnread = readEndpoint(`${inbox}unread/`, {
  summary: 'How many entries of the inbox the person has not read',
  reply: z.object({ unread }),
})

/**
 * Entries up to this one are read; those that came after it are not. 404 for others’.
 * @example const { unread } = await call(readInbox, { body: { up_to: results[0].id } })
 */
export const readInbox = postEndpoint(`${inbox}read/`, {
  summary: 'Mark the entries of the inbox up to one as read',
  body: z.object({ up_to: rowId() }),
  reply: z.object({ unread }),
})
