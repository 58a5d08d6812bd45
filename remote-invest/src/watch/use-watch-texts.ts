import { useLateTexts } from '@sarv/shared/i18n/late-texts'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** Hook that brings the texts of watching and comparing, `investWatch:*`; each screen that shows one of them calls it first. */
export function useWatchTexts(): void {
  useLateTexts('investWatch', { fa, en })
}
