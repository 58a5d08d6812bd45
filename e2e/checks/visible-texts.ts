import { expect, type Page } from '@playwright/test'

/** Adds every text of a response of the API: names of funds, of people, their codes. */
export function collectTexts(body: unknown, into: Set<string>): void {
  if (typeof body === 'string') into.add(body.trim())
  else if (typeof body === 'object' && body !== null) for (const inner of Object.values(body)) collectTexts(inner, into)
}

/** Fields in which the API tells what people are called or wrote themselves; all other texts are the house's. */
const ownFields = new Set([
  'first_name',
  'last_name',
  'holder',
  'payer_name',
  'owner_name',
  'destination_title',
  'user',
])
/** Objects with the key have a text of the person's own under the name. */
const ownTexts = { tran_key: 'description', bank_reference: 'description', owner_name: 'name', postal_code: 'address' }

/** Adds the texts of a response of the API that are people's own: names, and what they typed. */
export function collectOwnTexts(body: unknown, into: Set<string>): void {
  if (typeof body !== 'object' || body === null) return
  const own = Object.entries(ownTexts).flatMap(([key, name]) => (key in body ? [name] : []))
  for (const [name, inner] of Object.entries(body)) {
    if (ownFields.has(name) || own.includes(name)) collectTexts(inner, into)
    else collectOwnTexts(inner, into)
  }
}

/** What stands on the page and in its names for screen readers, without what says that it is in another language. */
function visibleTexts(page: Page, language: 'fa' | 'en'): Promise<string[]> {
  return page.evaluate((own) => {
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node as Element
      // Codes, numbers of accounts and cards have an alphabet of their own.
      if (element.closest('bdi[dir="ltr"]')) continue
      if (element.closest('[lang]')?.getAttribute('lang') !== own || !element.checkVisibility()) continue
      for (const child of element.childNodes) if (child.nodeType === Node.TEXT_NODE) texts.push(child.textContent ?? '')
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) texts.push(element.getAttribute(name) ?? '')
    }
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  }, language)
}

/** Letters of either language; names of file formats are the same in both. */
const scripts = { fa: /\p{Script=Arabic}/u, en: /\b(?!(?:PDF|CSV)\b)[A-Za-z]{2,}/ } as const

/** A person's name of which only the initial is shown. */
const maskedName = /\p{Script=Arabic}\*+/gu

/** The page's texts in which letters of the other language are left once data, as of the API, is taken out of them. */
export async function foreignTexts(page: Page, language: 'fa' | 'en', data: ReadonlySet<string>): Promise<string[]> {
  const texts = await visibleTexts(page, language)
  expect(texts.length).toBeGreaterThan(3)
  return withoutData(texts, scripts[language === 'fa' ? 'en' : 'fa'], data)
}

/** Digits of the other language, and years and months of the Gregorian calendar. */
const strange = {
  fa: /[0-9]|(?<![۰-۹])۲۰۲[۰-۹][/-]|ژانویه|فوریه|آوریل|ژوئن|ژوئیه|اوت|سپتامبر|اکتبر|نوامبر|دسامبر/,
  en: /[۰-۹٠-٩]|(?<!\d)202\d[/-]|\b(?:January|February|April|June|July|August|September|October|November|December)\b/,
} as const

/** The page's texts with digits, years or months of another language or calendar: an engine may have data of its own. */
export async function strangeNumbers(page: Page, language: 'fa' | 'en'): Promise<string[]> {
  return (await visibleTexts(page, language)).filter((text) => strange[language].test(text))
}

function withoutData(texts: readonly string[], script: RegExp, data: ReadonlySet<string>): string[] {
  const known = [...data].filter((text) => script.test(text)).sort((one, other) => other.length - one.length)
  return texts.filter((text) => {
    // The first letter of a name stands for a person without a picture.
    if (known.some((name) => name.startsWith(text))) return false
    let rest = text.replace(maskedName, '')
    for (const name of known) if (script.test(rest)) rest = rest.replaceAll(name, '')
    return script.test(rest)
  })
}
