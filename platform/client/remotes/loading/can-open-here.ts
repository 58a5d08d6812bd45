import type { LaterRemote, PageData, PageRemote } from '../../../contract/page-data'
import { allowFiles } from './allow-files'

/**
 * Whether a remote can be opened in this document: the page carries it, or the policy of the page lets its origin in
 * and the browser merges import maps (Chromium 133, Safari 18.4). Any other is opened by a navigation, whose page
 * carries it. (Decision 66)
 */
export function canOpenHere(remote: PageRemote | LaterRemote, others: PageData['others']): boolean {
  if (!('files' in remote) || remote.refused) return true
  if (others?.origins && !others.origins.includes(new URL(remote.entry).origin)) return false
  return allowFiles(remote)
}
