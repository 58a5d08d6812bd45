import type { LaterRemote, PageData, PageRemote } from '../../../contract/page-data'
import { allowFiles } from './allow-files'

/**
 * Whether a remote can be opened in this document: the page carries it, or the policy of the page lets in its origin and
 * all that it calls, and the browser merges import maps (Chromium 133, Safari 18.4). Any other is opened by a navigation,
 * whose page carries it. (Decisions 66, 129)
 */
export function canOpenHere(remote: PageRemote | LaterRemote, others: PageData['others']): boolean {
  if (!('files' in remote) || remote.refused) return true
  if (remote.connects) return false
  if (others?.origins && !others.origins.includes(new URL(remote.entry).origin)) return false
  return allowFiles(remote)
}
