import type { Language } from '@sarv/platform/client/i18n/language'
import type { ChatAction } from '@sarv/shared/contract/chat'
import { foldForSearch } from '@sarv/shared/text/search'

/** What is said without looking anything up. */
export const fixedAnswers = {
  greeting: {
    fa: 'سلام! از سفارش‌ها و کارت خودتان، صندوق‌ها، سبدها و پرداخت‌ها بپرسید.',
    en: 'Hello! Ask about your orders and your card, funds, portfolios and payments.',
  },
  thanks: {
    fa: 'خواهش می‌کنم. اگر سؤال دیگری دارید، همین‌جا بنویسید.',
    en: 'You are welcome. If you have another question, write it here.',
  },
  wordless: {
    fa: 'پیام شما رسید، ولی در آن سؤالی ندیدم. با چند کلمه بنویسید چه می‌خواهید بدانید.',
    en: 'Your message arrived, but I saw no question in it. Tell me in a few words what you would like to know.',
  },
  ambiguous: {
    fa: 'چند چیز دربارهٔ این می‌دانم؛ کدام را می‌پرسید؟',
    en: 'I know several things about this; which one do you mean?',
  },
  unknown: {
    fa: 'پاسخ این سؤال را نمی‌دانم. دربارهٔ موجودی و سود شما، سفارش‌های شما، و کارت و انتقال می‌توانید از من بپرسید. برای این سؤال با پشتیبانی تماس بگیرید، یا بنویسید تا کارشناس با شما تماس بگیرد.',
    en: 'I do not know the answer to this. You can ask me about your balance and gains, your orders, and your card and transfers. For this question call the support, or leave a message and an adviser will call you.',
  },
  /** Added where a question in Latin letters seems to be Persian. */
  inPersianLetters: {
    fa: 'اگر سؤال را با حروف فارسی بنویسید، آن را بهتر می‌فهمم.',
    en: 'I understand Persian better in Persian letters.',
  },
} as const
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
