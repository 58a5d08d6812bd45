import { useLateTexts } from '@sarv/shared/i18n/late-texts'
import en from './texts/en.json'
import fa from './texts/fa.json'

/** Hook that brings the texts of an answer's feedback, `supportFeedback:*`, with the chat instead of with the remote. */
export const useFeedbackTexts = (): void => useLateTexts('supportFeedback', { fa, en })
