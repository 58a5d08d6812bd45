import type { Answer, Asked, FundName, Told } from './answer'
import texts from './answer-texts.json'
import { tellFund } from './fund-facts'
import { asksOfFund } from './fund-questions'
import { namedFunds, withoutNames } from './named-funds'
import { readPassages } from './read-passages'
import { stopWords } from './stop-words'
import { anyWord } from './word-pattern'

type Aspect = keyof (typeof texts)['fa']['clarify']

/** What a question may ask of a subject without naming it. */
const aspects: readonly (readonly [Aspect, RegExp])[] = [
  ['fee', anyWord('کارمزد کمیسیون هزینه fee cost commission')],
  ['minimum', anyWord('حداقل کمترین مینیمم minimum least')],
  ['when', anyWord('کی= چند_روز چه_روز چه_زمان چه_وقت when how_long')],
]

interface Topic {
  readonly words: RegExp
  /** The passage that answers each aspect; an aspect without a passage is not known. */
  readonly answers: Partial<Readonly<Record<Aspect, string>>>
}

/** Subjects, the more telling first: who asks for the money of a sale means the sale. */
const topics: readonly Topic[] = [
  { words: anyWord('لغو کنسل cancel'), answers: { when: 'faq:204' } },
  { words: anyWord('انتقال کارت_به_کارت کارتبه شبا پایا ساتنا حواله transfer'), answers: { fee: 'regulation:3:5' } },
  { words: anyWord('پیشنهاد offer recommendation'), answers: { fee: 'faq:602' } },
  { words: anyWord('سبد portfolio'), answers: { minimum: 'faq:302', when: 'faq:307' } },
  { words: anyWord('کارت card'), answers: { fee: 'faq:403', when: 'faq:402' } },
  { words: anyWord('فروش بفروش فروخ sale sell sold'), answers: { fee: 'faq:203', when: 'faq:207' } },
  { words: anyWord('خرید بخر purchase buy bought'), answers: { minimum: 'faq:201', when: 'faq:202' } },
]

/** Words that say nothing beside a subject and what is asked of it. */
const fillers = anyWord('پول= پولم= صندوق مبلغ زمان وقت طول روز میکش میرس برس میاد ش= اش= fund money arrive take')

const aspectOf = (text: string) => aspects.find(([, words]) => words.test(text))?.[0]
const topicOf = (text: string) => topics.find(({ words }) => words.test(text))

/**
 * Answers a question that holds no more than a subject and what is asked of it. One of the two may stand in the turn
 * before; a question without any subject is asked back. Undefined leaves every other question to what comes next.
 * @param before earlier questions as `wordsOf` makes them, the newest first
 */
export async function answerFollowUp(asked: Asked, before: readonly string[]): Promise<Told | 'unknown' | undefined> {
  const { sql, language, text } = asked
  if (asked.named.length > 0 || !isBare(text)) return undefined
  const [last = ''] = before
  const aspect = aspectOf(text) ?? (topicOf(last) === undefined ? aspectOf(last) : undefined)
  if (aspect === undefined) return undefined
  const subject = [text, ...before].find((one) => topicOf(one) !== undefined || namedFunds(one, asked.funds).length > 0)
  if (subject === undefined) return askBack(asked, aspect)
  const named = namedFunds(subject, asked.funds)
  const told = aspect === 'when' ? undefined : await tellFund({ ...asked, named }, aspect)
  if (told !== undefined) return told
  const passage = topicOf(subject)?.answers[aspect]
  if (passage !== undefined) return readPassages(sql, language, [passage])
  return subject === text ? 'unknown' : askBack(asked, aspect)
}

/** Most words of a question that goes on with the one before. */
const maxGoingOn = 6
const otherSubjects = anyWord(
  'کارت حساب سبد پرتفوی انتقال موجودی شبا همه کل= card account portfolio transfer balance orders? all=',
)
const onlyAsks = /^(?:(?:و|چی|چطور|چه|چیه|را|رو|هم|حالا|پس|what|about|how|and|of|mine|for) ?)*$/u

/**
 * What a question takes from those before it: the fund of “and its fee?”, and for “and Blue Lotus?” what was asked.
 * @param before earlier questions as `wordsOf` makes them, the newest first
 */
export function goOn(
  text: string,
  named: readonly FundName[],
  before: readonly string[],
  funds: readonly FundName[],
): { readonly text: string; readonly named: readonly FundName[] } {
  const [last = ''] = before
  if (named.length > 0) {
    const says = withoutNames(text, named)
    return onlyAsks.test(says) && asksOfFund(last)
      ? { text: `${text} ${withoutNames(last, namedFunds(last, funds))}`, named }
      : { text, named }
  }
  if (text.split(' ').length > maxGoingOn || otherSubjects.test(text) || !asksOfFund(text)) return { text, named }
  const subject = before.find((one) => namedFunds(one, funds).length > 0 || topicOf(one) !== undefined)
  return { text, named: subject === undefined ? [] : namedFunds(subject, funds) }
}

/** Whether nothing is said beside a subject and what is asked of it. */
const isBare = (text: string): boolean =>
  text
    .split(' ')
    .every(
      (word) =>
        stopWords.has(word) || fillers.test(word) || aspectOf(word) !== undefined || topicOf(word) !== undefined,
    )

async function askBack({ sql, language }: Asked, aspect: Aspect): Promise<Answer> {
  const known = topics.flatMap(({ answers }) => answers[aspect] ?? [])
  const passages = await readPassages(sql, language, known)
  return { text: texts[language].clarify[aspect], actions: passages.map(({ action }) => action) }
}
