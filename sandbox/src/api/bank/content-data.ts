import type { BankLanding } from '@sarv/shared/contract/bank-content'

const toOnboarding = (text: string): BankLanding['button'] => ({ text, action: 'INTERNAL', link: '/bank/onboarding' })

/** Pages about accounts and cards that rest or are over. */
export const bankLandings = {
  onboardingArchive: {
    title: 'درخواست حساب شما بسته شده است',
    description: 'این درخواست به پایان نرسید و بسته شد. هر زمان بخواهید می‌توانید دوباره درخواست دهید.',
    image: null,
    steps: ['درخواست تازه را آغاز کنید.', 'مدارک و ویدئو را دوباره بفرستید.', 'نتیجه پیامک می‌شود.'],
    button: toOnboarding('درخواست دوباره'),
  },
  cardArchive: {
    title: 'درخواست کارت شما بسته شده است',
    description: 'کارتی برای این درخواست صادر نشد. حساب شما باز است و می‌توانید کارت تازه بخواهید.',
    image: null,
    steps: ['طرح کارت را انتخاب کنید.', 'نشانی تحویل را بررسی کنید.', 'کارت با پست فرستاده می‌شود.'],
    button: { text: 'درخواست کارت', action: 'INTERNAL', link: '/bank/new-card-onboarding' },
  },
  activation: {
    title: 'فعال‌سازی حساب',
    description: 'حسابی که شش ماه گردش نداشته باشد غیرفعال می‌شود. موجودی آن سر جای خود است.',
    image: null,
    steps: ['اطلاعات هویتی خود را تأیید کنید.', 'ویدئوی کوتاهی بفرستید.', 'حساب تا یک روز کاری فعال می‌شود.'],
    button: toOnboarding('درخواست فعال‌سازی'),
  },
  reactivation: {
    title: 'فعال‌سازی دوبارهٔ کارت',
    description: 'اعتبار این کارت تمام شده است. با صدور مجدد، کارتی با شماره و رمز تازه می‌گیرید.',
    image: null,
    steps: ['کد پیامکی را وارد کنید.', 'طرح و نشانی را انتخاب کنید.', 'هزینهٔ صدور را بپردازید.'],
    button: { text: 'صدور مجدد کارت', action: 'INTERNAL', link: '/bank/new-card-onboarding' },
  },
} satisfies Record<string, BankLanding>

/** The pages that show what the card is; pictures by their file names. */
export const bankPromotion = {
  title: 'کارتی که پولش بی‌کار نمی‌ماند',
  description: 'پول شما در صندوق سود می‌گیرد و هر زمان خرید کنید، همان اندازه از آن خرج می‌شود.',
  color: '#ffffff',
  images: ['bank-card-front.svg', 'bank-card-back.svg'],
  background_image: 'bank-promotion.svg',
  line: { background_color: '#0b5b46', color: '#ffffff' },
  bullets: [
    { position: 'start', icon: 'percent', title: 'سود روزشمار تا لحظهٔ خرید' },
    { position: 'end', icon: 'credit-card', title: 'خرید و کارت به کارت مانند هر کارت دیگر' },
    { position: 'start', icon: 'shield-check', title: 'مسدود کردن و تغییر رمز در برنامه' },
    { position: 'end', icon: 'truck', title: 'تحویل کارت در نشانی شما' },
  ],
}

/** Videos of the help, by the id in their address; files as under `/static/`. */
export const helpVideos = [
  { id: 1, title: 'راهنمای ضبط ویدئو', file: 'help-video.webm', cover: 'help-video.svg' },
] as const
