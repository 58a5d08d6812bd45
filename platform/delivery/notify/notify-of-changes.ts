import { followChanges } from '../store/catalogue/catalogue-store'
import { changeFacts } from './fact'
import type { Notifier } from './notifier'

/** Tells of each change of the catalogue that this process makes. @returns ends it */
export function notifyOfChanges(notifier: Notifier): () => void {
  return followChanges((changed, author) => {
    for (const fact of changeFacts(changed, author)) notifier.tell(fact)
  })
}
