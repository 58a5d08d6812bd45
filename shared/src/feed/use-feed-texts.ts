import { useLateTexts } from '../i18n/late-texts'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** Hook that brings the texts of the feed, `feed:*`, with the screens that show them; each part of it calls it first. */
export const useFeedTexts = (): void => useLateTexts('feed', { fa, en })
