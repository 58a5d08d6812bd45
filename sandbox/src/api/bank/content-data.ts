import type { BankLanding } from '@sarv/shared/contract/bank-content'
import type { Localizable, LocalText } from '../../local-text/local-text'

type Landing = Localizable<BankLanding>

const toOnboarding = (text: LocalText): Landing['button'] => ({ text, action: 'INTERNAL', link: '/bank/onboarding' })

/** Pages about accounts and cards that rest or are over. */
export const bankLandings = {
  onboardingArchive: {
    title: { fa: 'درخواست حساب شما بسته شده است', en: 'Your account request is closed' },
    description: {
      fa: 'این درخواست به پایان نرسید و بسته شد. هر زمان بخواهید می‌توانید دوباره درخواست دهید.',
      en: 'This request was not finished and has been closed. You can apply again at any time.',
    },
    image: 'bank-card-front.svg',
    steps: [
      { fa: 'درخواست تازه را آغاز کنید.', en: 'Start a new request.' },
      { fa: 'مدارک و ویدئو را دوباره بفرستید.', en: 'Send your documents and the video again.' },
      { fa: 'نتیجه پیامک می‌شود.', en: 'You get the result by text message.' },
    ],
    button: toOnboarding({ fa: 'درخواست دوباره', en: 'Apply again' }),
  },
  cardArchive: {
    title: { fa: 'درخواست کارت شما بسته شده است', en: 'Your card request is closed' },
    description: {
      fa: 'کارتی برای این درخواست صادر نشد. هر زمان بخواهید می‌توانید دوباره درخواست دهید.',
      en: 'No card was issued for this request. You can apply again at any time.',
    },
    image: 'bank-card-front.svg',
    steps: [
      { fa: 'طرح کارت را انتخاب کنید.', en: 'Choose a card design.' },
      { fa: 'نشانی تحویل را بررسی کنید.', en: 'Check the delivery address.' },
      { fa: 'کارت با پست فرستاده می‌شود.', en: 'The card comes by post.' },
    ],
    button: toOnboarding({ fa: 'درخواست کارت', en: 'Request a card' }),
  },
  activation: {
    title: { fa: 'فعال‌سازی حساب', en: 'Activate your account' },
    description: {
      fa: 'حسابی که شش ماه گردش نداشته باشد غیرفعال می‌شود. موجودی آن سر جای خود است.',
      en: 'An account that is not used for six months becomes inactive. Its balance stays where it is.',
    },
    image: 'bank-card-front.svg',
    steps: [
      { fa: 'اطلاعات هویتی خود را تأیید کنید.', en: 'Confirm your identity.' },
      { fa: 'ویدئوی کوتاهی بفرستید.', en: 'Send a short video.' },
      { fa: 'حساب تا یک روز کاری فعال می‌شود.', en: 'The account is active within one working day.' },
    ],
    button: toOnboarding({ fa: 'درخواست فعال‌سازی', en: 'Ask for activation' }),
  },
  reactivation: {
    title: { fa: 'فعال‌سازی دوبارهٔ کارت', en: 'Reactivate your card' },
    description: {
      fa: 'اعتبار این کارت تمام شده است. با صدور مجدد، کارتی با شماره و رمز جدید می‌گیرید.',
      en: 'This card has expired. A reissue gets you a card with a new number and PIN.',
    },
    image: 'bank-card-front.svg',
    steps: [
      { fa: 'کد پیامکی را وارد کنید.', en: 'Enter the code from the text message.' },
      { fa: 'طرح و نشانی را انتخاب کنید.', en: 'Choose a design and an address.' },
      { fa: 'هزینهٔ صدور را بپردازید.', en: 'Pay the fee.' },
    ],
    button: {
      text: { fa: 'صدور مجدد کارت', en: 'Reissue the card' },
      action: 'INTERNAL',
      link: '/bank/new-card-onboarding',
    },
  },
} satisfies Record<string, Landing>

/** The pages that show what the card is; pictures by their file names. */
export const bankPromotion = {
  title: { fa: 'کارتی که پولش بی‌کار نمی‌ماند', en: 'A card whose money is never idle' },
  description: {
    fa: 'پول شما در صندوق سود می‌گیرد و هر زمان خرید کنید، همان اندازه از آن خرج می‌شود.',
    en: 'Your money earns in a fund, and when you buy something just that much of it is spent.',
  },
  color: '#ffffff',
  images: ['bank-card-front.svg', 'bank-card-back.svg'],
  background_image: 'bank-promotion.svg',
  line: { background_color: '#0b5b46', color: '#ffffff' },
  bullets: [
    {
      position: 'start',
      icon: 'percent',
      title: { fa: 'سود روزشمار تا لحظهٔ خرید', en: 'Daily profit until the moment you pay' },
    },
    {
      position: 'end',
      icon: 'credit-card',
      title: { fa: 'خرید و کارت به کارت مانند هر کارت دیگر', en: 'Pay and transfer like with any other card' },
    },
    {
      position: 'start',
      icon: 'shield-check',
      title: { fa: 'مسدود کردن و تغییر رمز در برنامه', en: 'Block it and change the PIN in the app' },
    },
    { position: 'end', icon: 'truck', title: { fa: 'تحویل کارت در نشانی شما', en: 'Delivered to your address' } },
  ],
}

/** Videos of the help, by the id in their address; files as under `/static/`. */
export const helpVideos = [
  {
    id: 1,
    title: { fa: 'راهنمای ضبط ویدئو', en: 'How to record the video' },
    file: 'help-video.webm',
    cover: 'help-video.svg',
  },
] as const
