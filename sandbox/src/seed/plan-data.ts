import type { LocalText } from '../local-text/local-text'

export interface PlanRow {
  id: number
  name: LocalText
  /** The name of an icon, or the path of a picture of this server. */
  logo: string
  minAmount: number
  predicted: number
  risk: 'WITHOUT' | 'LOW' | 'HIGH'
  description: LocalText
  composition: { name: LocalText; percentage: number }[]
  managementFee: number
  advisedMonths: number
  price: number
}

/** Plans by priority. Id 3 is the gold plan (CON-09). */
export const planRows: PlanRow[] = [
  {
    id: 1,
    name: { fa: 'سبد رشد پویا', en: 'Dynamic Growth portfolio' },
    logo: 'trending-up',
    minAmount: 500_000_000,
    predicted: 31.24,
    risk: 'HIGH',
    description: {
      fa: 'برای کسی که افق بلند دارد و از افت‌وخیز کوتاه‌مدت نگران نمی‌شود. بخش بیشتر سبد در سهام شرکت‌های بزرگ و صندوق‌های بخشی است و مدیر سبد هر هفته وزن‌ها را بازبینی می‌کند.',
      en: 'For someone who looks far ahead and does not mind ups and downs on the way. Most of it is in shares of large companies and sector funds, and the manager reviews the weights every week.',
    },
    composition: [
      { name: { fa: 'سهام', en: 'Shares' }, percentage: 62 },
      { name: { fa: 'صندوق بخشی', en: 'Sector funds' }, percentage: 18 },
      { name: { fa: 'طلا', en: 'Gold' }, percentage: 12 },
      { name: { fa: 'درآمد ثابت', en: 'Fixed income' }, percentage: 8 },
    ],
    managementFee: 1.8,
    advisedMonths: 24,
    price: 184_320,
  },
  {
    id: 2,
    name: { fa: 'سبد آرامش', en: 'Calm portfolio' },
    logo: '/static/portfolio-calm.svg',
    minAmount: 100_000_000,
    predicted: 23.85,
    risk: 'LOW',
    description: {
      fa: 'برای کسی که می‌خواهد پولش بی‌دغدغه رشد کند. بیشتر دارایی در اوراق و صندوق‌های درآمد ثابت است و سهم کوچکی در طلا و سهام، بازده را کمی بالاتر می‌برد.',
      en: 'For someone who wants money to grow without worry. Most of it is in bonds and fixed-income funds; a small part in gold and shares lifts the return a little.',
    },
    composition: [
      { name: { fa: 'درآمد ثابت', en: 'Fixed income' }, percentage: 70 },
      { name: { fa: 'طلا', en: 'Gold' }, percentage: 15 },
      { name: { fa: 'سهام', en: 'Shares' }, percentage: 10 },
      { name: { fa: 'نقد', en: 'Cash' }, percentage: 5 },
    ],
    managementFee: 0.9,
    advisedMonths: 6,
    price: 131_740,
  },
  {
    id: 3,
    name: { fa: 'سبد طلای مانا', en: 'Lasting Gold portfolio' },
    logo: 'gem',
    minAmount: 200_000_000,
    predicted: 36.4,
    risk: 'HIGH',
    description: {
      fa: 'برای نگه داشتن ارزش پول در برابر تورم. سبد بر پایهٔ گواهی سپردهٔ شمش و صندوق‌های طلا چیده می‌شود و بخش کوچکی از آن همیشه نقدشونده است.',
      en: 'To keep the value of money against inflation. It is built on gold bar certificates and gold funds, and a small part of it can always be turned into cash.',
    },
    composition: [
      { name: { fa: 'گواهی شمش طلا', en: 'Gold bar certificates' }, percentage: 55 },
      { name: { fa: 'صندوق طلا', en: 'Gold funds' }, percentage: 35 },
      { name: { fa: 'درآمد ثابت', en: 'Fixed income' }, percentage: 10 },
    ],
    managementFee: 1.2,
    advisedMonths: 12,
    price: 210_960,
  },
  {
    id: 4,
    name: { fa: 'سبد میانه', en: 'Middle portfolio' },
    logo: 'scale',
    minAmount: 150_000_000,
    predicted: 27.1,
    risk: 'LOW',
    description: {
      fa: 'نیمی آرام، نیمی رو به رشد: درآمد ثابت تکیه‌گاه سبد است و سهام و طلا فرصت رشد را نگه می‌دارند.',
      en: 'Half calm, half growing: fixed income holds it steady, shares and gold keep the chance to grow.',
    },
    composition: [
      { name: { fa: 'درآمد ثابت', en: 'Fixed income' }, percentage: 45 },
      { name: { fa: 'سهام', en: 'Shares' }, percentage: 35 },
      { name: { fa: 'طلا', en: 'Gold' }, percentage: 20 },
    ],
    managementFee: 1.3,
    advisedMonths: 12,
    price: 152_480,
  },
  {
    id: 5,
    name: { fa: 'سبد سپرده‌وار', en: 'Deposit-like portfolio' },
    logo: 'shield-check',
    minAmount: 50_000_000,
    predicted: 21.6,
    risk: 'WITHOUT',
    description: {
      fa: 'جایگزینی برای سپردهٔ بانکی: فقط اوراق دولتی و صندوق‌های درآمد ثابت، با امکان برداشت تا سه روز کاری.',
      en: 'In place of a bank deposit: government bonds and fixed-income funds only, and you can withdraw within three working days.',
    },
    composition: [
      { name: { fa: 'اوراق دولتی', en: 'Government bonds' }, percentage: 60 },
      { name: { fa: 'صندوق درآمد ثابت', en: 'Fixed-income funds' }, percentage: 35 },
      { name: { fa: 'نقد', en: 'Cash' }, percentage: 5 },
    ],
    managementFee: 0.5,
    advisedMonths: 3,
    price: 118_050,
  },
]

/** What holds for every plan. */
export const planNotes = [
  {
    fa: 'بازده پیش‌بینی‌شده تضمین نیست و ممکن است بازده واقعی کمتر یا بیشتر شود.',
    en: 'The predicted return is not guaranteed; the actual return may be lower or higher.',
  },
  {
    fa: 'سبد به نام خود شماست و تنها با کد شما جابه‌جا می‌شود.',
    en: 'The portfolio is in your own name and moves only with your code.',
  },
  {
    fa: 'افزایش موجودی هر زمان ممکن است و برداشت تا سه روز کاری زمان می‌برد.',
    en: 'You can add money at any time; a withdrawal takes up to three working days.',
  },
]

export const stockRows = [
  {
    id: 'folad-alborz',
    name: { fa: 'فولاد البرزکوه', en: 'Alborzkuh Steel' },
    symbol: { fa: 'فالبرز', en: 'FALBORZ' },
    price: 7_842,
  },
  {
    id: 'daro-sabalan',
    name: { fa: 'داروسازی سبلان‌گستر', en: 'Sabalan-Gostar Pharma' },
    symbol: { fa: 'دسبلان', en: 'DSABALAN' },
    price: 21_450,
  },
]
