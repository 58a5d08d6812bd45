import { toAsciiDigits } from '@sarv/shared/text/digits'

/** How much a question names: rial of an amount with its unit, or whole units of a fund. */
export interface AskedAmount {
  readonly amount?: number
  readonly units?: number
}

const numerals: Readonly<Record<string, number>> = {
  ...{
    یک: 1,
    یه: 1,
    دو: 2,
    سه: 3,
    چهار: 4,
    پنج: 5,
    شش: 6,
    شیش: 6,
    هفت: 7,
    هشت: 8,
    نه: 9,
    ده: 10,
    پانزده: 15,
    بیست: 20,
  },
  ...{ سی: 30, چهل: 40, پنجاه: 50, شصت: 60, هفتاد: 70, هشتاد: 80, نود: 90, صد: 100, دویست: 200, سیصد: 300, پانصد: 500 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, twenty: 20, fifty: 50, hundred: 100 },
}
const scales: Readonly<Record<string, number>> = {
  ...{ هزار: 1e3, میلیون: 1e6, ملیون: 1e6, میلیارد: 1e9, thousand: 1e3, million: 1e6, billion: 1e9 },
}
const number = `\\d+(?:\\.\\d+)?|${Object.keys(numerals).join('|')}`
const scale = Object.keys(scales).join('|')
const money = new RegExp(
  `(?<![\\p{L}\\d])(${number}) ?(${scale})? ?(تومان|تومن|ریال|tomans?|rials?|irr)(?!\\p{L})`,
  'u',
)
const count = new RegExp(`(?<![\\p{L}\\d])(${number}) ?(?:تا )?(?:واحد|units?)`, 'u')
const rialOf = (unit: string) => (/^(ریال|rial|irr)/.test(unit) ? 1 : 10)

/**
 * Parses what a question asks for. An amount without «تومان» or «ریال» is none: a wrong guess is ten times too much.
 * @example parseAskedAmount('دو میلیون تومن زرناب') // { amount: 20_000_000 }
 */
export function parseAskedAmount(question: string): AskedAmount {
  const text = toAsciiDigits(question)
    .replace(/(?<=\d)[,٬،](?=\d{3})/g, '')
    .replace(/\u200c/g, ' ')
    .toLowerCase()
  const [, many = '', times = '', unit = ''] = money.exec(text) ?? []
  const amount = numeralOf(many) * (scales[times] ?? 1) * rialOf(unit)
  const units = numeralOf(count.exec(text)?.[1] ?? '')
  return {
    ...(unit !== '' && Number.isSafeInteger(amount) && amount > 0 && { amount }),
    ...(Number.isSafeInteger(units) && units > 0 && { units }),
  }
}

const numeralOf = (word: string) => numerals[word] ?? Number(word)
