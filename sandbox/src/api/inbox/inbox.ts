import { countUnread, listInbox, readInbox } from '@sarv/shared/contract/inbox'
import type { Api } from '../../context/app-context'
import { notFound } from '../../errors/domain-error'
import { countUnreadEntries, listEntries, readEntries } from '../../inbox-entries/inbox-entries'
import { runDueJobs } from '../../jobs/runner'
import { noteLanguage } from '../../push/push-subscriptions'
import { pageSize } from '../lists/paging'
import { serve } from '../pipeline/serve'

/** What a person was told, page by page. (SBX-130) */
export function inboxRoutes(api: Api): void {
  serve(api, listInbox, async ({ db, person: { sub }, query }) => {
    await runDueJobs(db, api, sub)
    const found = await listEntries(db, sub, query.before, pageSize + 1)
    return {
      results: found.slice(0, pageSize),
      has_more: found.length > pageSize,
      unread: await countUnreadEntries(db, sub),
    }
  })

  serve(api, countUnread, async ({ db, person: { sub }, deviceToken, language }) => {
    await runDueJobs(db, api, sub)
    await noteLanguage(db, sub, deviceToken, language)
    return { unread: await countUnreadEntries(db, sub) }
  })

  serve(api, readInbox, async ({ db, person: { sub }, body }) => {
    if (!(await readEntries(db, sub, body.up_to))) throw notFound()
    return { unread: await countUnreadEntries(db, sub) }
  })
}
