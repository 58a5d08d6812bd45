import { useLateTexts } from '@sarv/shared/i18n/late-texts'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** Hook that brings the texts of home's late parts, `investHome:*`; each of them calls it first. */
export function useHomeTexts(): void {
  useLateTexts('investHome', { fa, en })
}
