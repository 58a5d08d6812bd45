import { stopWords } from './stop-words'

/** Persian words, and how people write them in Latin letters, as `spelling` has them. */
const words = new Map(
  `من man
  پول pul
  پولم pulam
  دارم daram
  داره dare
  دارید darid
  چقدر cheqadr cheqad chqadr cheqdr
  چقدره cheqadre
  چند chand
  چنده chande
  تا ta
  سفارش sefaresh
  سفارشم sefaresham
  سفارشهام sefareshham sefarshham
  کجا koja
  کجاست kojast
  کی key kei
  میرسه mirese miresad
  رسید resid
  نرسید naresid
  نیومد nayumad nayomad
  کارت kart carte
  کارتم kartam
  کارتمو kartamo
  گم gom
  شده shode
  شد shod
  صندوق sanduq sandoq
  صندوقها sanduqha
  سبد sabad
  سبدم sabadam
  سبدمو sabadamo
  فروش forush frush
  بفروشم beforusham
  خرید xarid
  بخرم bexaram
  سود sud
  سودم sudam
  بازده bazdeh
  تضمین tazmin
  کارمزد karmozd karmazd
  کارمزدش karmozdesh
  هزینه hazine
  حداقل hadaqal hadeaqal
  قیمت qeymat qeimat
  حساب hesab
  حسابم hesabam
  موجودی mojudi
  موجودیم mojudim
  دارایی darayi daraii
  رمز ramz
  دوم dovom
  پویا puya
  کد kod
  ورود vorud
  چی chi
  چیه chie chiye
  چه che
  چرا chera
  چطور chetor chetori
  چطوره chetore
  چجوری chejuri chejori
  میخوام mixam mixaham
  میشه mishe
  بگیرم begiram
  برداشت bardasht
  لغو laqv
  کنسل kansel
  کن kon
  کنم konam
  کردم kardam
  پس pas
  بدم bedam
  این in
  ماه mah
  بود bud
  طلا tala
  الان alan
  یا ya
  نه na
  به be
  از az
  برای baraye
  رو ro
  را ra
  سلام salam
  ممنون mamnun
  مرسی mersi merci
  فرق farq
  پیشنهاد pishnahad
  انتقال enteqal
  شبا sheba
  شماره shomare
  مسدود masdud
  قرارداد qarardad
  صدور sodur
  دوباره dobare
  هست hast
  نیست nist
  است ast
  پشتیبانی poshtibani`
    .split('\n')
    .flatMap((line) => {
      const [persian = '', ...spellings] = line.trim().split(' ')
      return spellings.map((one) => [one, persian] as const)
    }),
)

/** Spellings that are English words, too: alone they say nothing of the language. */
const alsoEnglish = new Set(['man', 'in', 'be', 'key', 'dare', 'na', 'ya', 'pas', 'ta', 'kon'])

/** One spelling for the ways in which people write a sound. @example spelling('sandoogh') // 'sanduq' */
const spelling = (word: string): string =>
  word
    .replace(/gh/g, 'q')
    .replace(/kh/g, 'x')
    .replace(/oo|ou/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/(\p{L})\1+/gu, '$1')

/**
 * Transliterates a Persian question in Latin letters, as far as its words are known; undefined for any other question.
 * @example fromFinglish('cheghadr pool daram?') // 'چقدر پول دارم'
 */
export function fromFinglish(question: string): string | undefined {
  const typed = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const known = typed.filter((word) => words.has(spelling(word)) && !alsoEnglish.has(word))
  const english = typed.filter((word) => stopWords.has(word) && !words.has(spelling(word)))
  if (known.length <= english.length || known.length * 3 < typed.length) return undefined
  return typed.map((word) => words.get(spelling(word)) ?? word).join(' ')
}
