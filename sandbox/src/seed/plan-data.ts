export interface PlanRow {
  id: number
  name: string
  /** The name of an icon, or the path of a picture of this server. */
  logo: string
  minAmount: number
  predicted: number
  risk: 'WITHOUT' | 'LOW' | 'HIGH'
  description: string
  composition: { name: string; percentage: number }[]
  managementFee: number
  advisedMonths: number
  price: number
}

/** By priority. Id 3 is the gold plan (CON-09). */
export const planRows: PlanRow[] = [
  {
    id: 1,
    name: 'سبد رشد پویا',
    logo: 'trending-up',
    minAmount: 500_000_000,
    predicted: 31.24,
    risk: 'HIGH',
    description:
      'برای کسی که افق بلند دارد و از افت‌وخیز کوتاه‌مدت نگران نمی‌شود. بخش بیشتر سبد در سهام شرکت‌های بزرگ و صندوق‌های بخشی است و مدیر سبد هر هفته وزن‌ها را بازبینی می‌کند.',
    composition: [
      { name: 'سهام', percentage: 62 },
      { name: 'صندوق بخشی', percentage: 18 },
      { name: 'طلا', percentage: 12 },
      { name: 'درآمد ثابت', percentage: 8 },
    ],
    managementFee: 1.8,
    advisedMonths: 24,
    price: 184_320,
  },
  {
    id: 2,
    name: 'سبد آرامش',
    logo: '/static/portfolio-calm.svg',
    minAmount: 100_000_000,
    predicted: 23.85,
    risk: 'LOW',
    description:
      'برای کسی که می‌خواهد پولش بی‌دغدغه رشد کند. بیشتر دارایی در اوراق و صندوق‌های درآمد ثابت است و سهم کوچکی در طلا و سهام، بازده را کمی بالاتر می‌برد.',
    composition: [
      { name: 'درآمد ثابت', percentage: 70 },
      { name: 'طلا', percentage: 15 },
      { name: 'سهام', percentage: 10 },
      { name: 'نقد', percentage: 5 },
    ],
    managementFee: 0.9,
    advisedMonths: 6,
    price: 131_740,
  },
  {
    id: 3,
    name: 'سبد طلای مانا',
    logo: 'gem',
    minAmount: 200_000_000,
    predicted: 36.4,
    risk: 'HIGH',
    description:
      'برای نگه داشتن ارزش پول در برابر تورم. سبد بر پایهٔ گواهی سپردهٔ شمش و صندوق‌های طلا چیده می‌شود و بخش کوچکی از آن همیشه نقدشونده است.',
    composition: [
      { name: 'گواهی شمش طلا', percentage: 55 },
      { name: 'صندوق طلا', percentage: 35 },
      { name: 'درآمد ثابت', percentage: 10 },
    ],
    managementFee: 1.2,
    advisedMonths: 12,
    price: 210_960,
  },
  {
    id: 4,
    name: 'سبد میانه',
    logo: 'scale',
    minAmount: 150_000_000,
    predicted: 27.1,
    risk: 'LOW',
    description: 'نیمی آرام، نیمی رو به رشد: درآمد ثابت تکیه‌گاه سبد است و سهام و طلا فرصت رشد را نگه می‌دارند.',
    composition: [
      { name: 'درآمد ثابت', percentage: 45 },
      { name: 'سهام', percentage: 35 },
      { name: 'طلا', percentage: 20 },
    ],
    managementFee: 1.3,
    advisedMonths: 12,
    price: 152_480,
  },
  {
    id: 5,
    name: 'سبد سپرده‌وار',
    logo: 'shield-check',
    minAmount: 50_000_000,
    predicted: 21.6,
    risk: 'WITHOUT',
    description: 'جایگزینی برای سپردهٔ بانکی: فقط اوراق دولتی و صندوق‌های درآمد ثابت، با امکان برداشت در دو روز کاری.',
    composition: [
      { name: 'اوراق دولتی', percentage: 60 },
      { name: 'صندوق درآمد ثابت', percentage: 35 },
      { name: 'نقد', percentage: 5 },
    ],
    managementFee: 0.5,
    advisedMonths: 3,
    price: 118_050,
  },
]

/** What holds for every plan. */
export const planNotes = [
  'بازده پیش‌بینی‌شده تضمین نیست و ممکن است بازده واقعی کمتر یا بیشتر شود.',
  'سبد به نام خود شماست و تنها با کد شما جابه‌جا می‌شود.',
  'افزایش موجودی هر زمان ممکن است و برداشت تا سه روز کاری زمان می‌برد.',
]

export const stockRows = [
  { id: 'folad-alborz', name: 'فولاد البرزکوه', symbol: 'فالبرز', price: 7_842 },
  { id: 'daro-sabalan', name: 'داروسازی سبلان‌گستر', symbol: 'دسبلان', price: 21_450 },
]
