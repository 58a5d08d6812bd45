import type { Language } from '@sarv/platform/client/i18n/language'
import type { ChatAction } from '@sarv/shared/contract/chat'
import { foldForSearch } from '@sarv/shared/text/search'
import answers from './fixed-answers.json'

/** What is said without looking anything up. */
export const fixedAnswers = answers
export type FixedAnswer = keyof typeof fixedAnswers

const greetings =
  /^((سلام|درود|صبح بخیر|وقت بخیر|روز بخیر|شب بخیر|خسته نباشید|hello|hi|hey|good (morning|evening|afternoon)) ?)+$/
const thanks =
  /^(ممنون|مرسی|متشکرم|سپاس|تشکر|دمت گرم|thanks|thank you|cheers)( (شما|از شما|خیلی|فراوان|so much|a lot|very much))*$/

/**
 * Small talk, and what holds no word at all; undefined for a question that is to be looked up.
 * @example smallTalk('👋🏽👋🏽') // 'wordless'
 */
export function smallTalk(question: string): FixedAnswer | undefined {
  const words = foldForSearch(question).match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return 'wordless'
  const text = words.join(' ')
  if (greetings.test(text)) return 'greeting'
  return thanks.test(text) ? 'thanks' : undefined
}

/** Where people find a person: the phone, unless the settings have none, and the form for a call. */
export function helpActions(phone: string, language: Language): ChatAction[] {
  const call = { fa: 'تماس با پشتیبانی', en: 'Call the support' }
  const form = { fa: 'درخواست مشاوره', en: 'Ask for a call' }
  return [
    ...(phone === '' ? [] : [{ title: call[language], action_type: 'EXTERNAL', link: `tel:${phone}` }]),
    { title: form[language], action_type: 'COUNSELLING', link: null },
  ]
}
