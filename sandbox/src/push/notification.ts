import type { Language } from '@sarv/platform/client/i18n/language'
import type { InboxKind } from '../inbox-entries/inbox-kinds'
import { inboxKinds } from '../inbox-entries/inbox-kinds'
import type { LocalText } from '../local-text/local-text'

/** An entry on its way to a browser. */
export interface Outgoing {
  readonly entry_id: number
  readonly kind: InboxKind
  readonly text: LocalText
  readonly language: Language
  readonly shows_amounts: boolean
}

/** It lies open on a locked phone. */
const hidden: LocalText = { fa: 'برای خواندن آن، سرو را باز کنید.', en: 'Open Sarv to read it.' }

/** Push services take 4,096 bytes with the encryption; a Persian letter is two of them. */
const maxLetters = 600

/**
 * The payload that the service worker shows (`platform/page/service-worker/notification.ts`). Without the person's leave it
 * has the kind of the message alone: no amount, no name, no number. (SBX-148)
 */
export function notificationOf({ entry_id, kind, text, language, shows_amounts }: Outgoing): string {
  return JSON.stringify({
    title: inboxKinds[kind].title[language],
    body: (shows_amounts ? text : hidden)[language].slice(0, maxLetters),
    path: `/inbox?entry=${entry_id}`,
    tag: `inbox-${entry_id}`,
    lang: language,
    dir: language === 'fa' ? 'rtl' : 'ltr',
  })
}
