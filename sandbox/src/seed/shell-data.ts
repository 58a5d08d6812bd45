/** The tabs (SBX-022). Icons are names of the lucide set. */
export const navigationRows = [
  { type: 'HOME', priority: 1, name: { fa: 'خانه', en: 'Home' }, isDefault: true, icon: 'house', isNew: false },
  {
    type: 'ASSET',
    priority: 2,
    name: { fa: 'دارایی‌ها', en: 'Assets' },
    isDefault: false,
    icon: 'chart-pie',
    isNew: false,
  },
  {
    type: 'INVEST',
    priority: 3,
    name: { fa: 'سرمایه‌گذاری', en: 'Invest' },
    isDefault: false,
    icon: 'sprout',
    isNew: true,
  },
  { type: 'BANK', priority: 4, name: { fa: 'کارت', en: 'Card' }, isDefault: false, icon: 'credit-card', isNew: false },
  {
    type: 'PROFILE',
    priority: 5,
    name: { fa: 'پروفایل', en: 'Profile' },
    isDefault: false,
    icon: 'circle-user-round',
    isNew: false,
  },
]

export const homeSections = ['ASSET', 'INQUIRY_FUND_ORDERS', 'FUND', 'PORTFOLIO']

export const bannerRows = [
  {
    action: 'INTERNAL',
    type: 'BANK',
    link: null,
    title: { fa: 'خرجِ روزمره هم سود بدهد', en: 'Let everyday spending earn too' },
    description: { fa: 'کارت سرو را درخواست کنید', en: 'Request the Sarv card' },
  },
  {
    action: 'INTERNAL',
    type: 'FUND',
    link: '11541',
    title: { fa: 'طلا، بی‌دردسرِ نگهداری', en: 'Gold, without the trouble of keeping it' },
    description: {
      fa: 'با زرناب هامون از ۵۰ هزار تومان شروع کنید',
      en: 'Start with Hamun Pure Gold from 50,000 toman',
    },
  },
  {
    action: 'INTERNAL',
    type: 'RECOMMENDATION',
    link: null,
    title: { fa: 'نمی‌دانید از کجا شروع کنید؟', en: 'Not sure where to start?' },
    description: {
      fa: 'با چند سؤال کوتاه، پیشنهادِ متناسب با خودتان را بگیرید',
      en: 'Answer a few short questions and get an offer that fits you',
    },
  },
]

/** Values of `/general/api/v1/settings/…/`, by key. */
export const settingRows = {
  'card-request': {
    min_amount: 50_000_000,
    video_texts: [
      {
        fa: 'من {name} هستم و درخواست کارت بانکی سرو را خودم ثبت کرده‌ام.',
        en: 'I am {name}, and I have asked for the Sarv bank card myself.',
      },
      {
        fa: 'من {name} هستم، شرایط افتتاح حساب را خوانده‌ام و می‌پذیرم.',
        en: 'I am {name}, and I have read and accept the terms of the account.',
      },
      {
        fa: 'اینجانب {name} می‌خواهم در بانک خاورمیانه حساب و کارت سرو داشته باشم.',
        en: 'I, {name}, want to have an account at Middle East Bank and a Sarv card.',
      },
      {
        fa: 'من {name} هستم و این ویدئو را برای گرفتن کارت سرو ضبط می‌کنم.',
        en: 'I am {name}, and I am recording this video to get a Sarv card.',
      },
    ],
  },
  pwa: {
    update_version: '1.0.0',
    direct_link: 'https://sarv.example/app/sarv.apk',
    store_links: [
      {
        title: { fa: 'بازار', en: 'Bazaar' },
        link: 'https://store-one.example/sarv',
        image: '/static/store-bazaar.svg',
      },
      { title: { fa: 'مایکت', en: 'Myket' }, link: 'https://store-two.example/sarv', image: '/static/store-myket.svg' },
    ],
    support_phone: '02191000000',
  },
  recommendation: {
    general_components: {
      fund_knowledge: [
        {
          icon: 'target',
          title: { fa: 'اول هدف، بعد محصول', en: 'First the goal, then the product' },
          description: {
            fa: 'می‌پرسیم پول را برای چه و تا کی می‌خواهید؛ افق شما نقطهٔ شروع پیشنهاد است.',
            en: 'We ask what the money is for and until when; your horizon is where the offer begins.',
          },
        },
        {
          icon: 'gauge',
          title: { fa: 'ریسک به اندازهٔ شما', en: 'Risk that fits you' },
          description: {
            fa: 'با چند سؤال کوتاه می‌سنجیم چه اندازه افت‌وخیز برایتان پذیرفتنی است.',
            en: 'With a few short questions we find out how much up and down you can accept.',
          },
        },
        {
          icon: 'chart-pie',
          title: { fa: 'ترکیب، نه یک انتخاب', en: 'A mix, not one choice' },
          description: {
            fa: 'پیشنهاد از چند صندوق ساخته می‌شود تا همهٔ سرمایه به یک بازار گره نخورد.',
            en: 'The offer is made of several funds, so that your money does not depend on one market.',
          },
        },
        {
          icon: 'refresh-cw',
          title: { fa: 'تصمیم با شماست', en: 'You decide' },
          description: {
            fa: 'مبلغ و پیشنهاد را پیش از پرداخت می‌توانید تغییر دهید؛ تا آن زمان چیزی خریده نمی‌شود.',
            en: 'You can change the amount and the offer until you pay; nothing is bought before that.',
          },
        },
      ],
      pma_knowledge: [
        {
          icon: 'users',
          title: { fa: 'مدیر سبد کنار شماست', en: 'A manager at your side' },
          description: {
            fa: 'سبد اختصاصی را مدیری دارای مجوز می‌چیند و هر هفته بازبینی می‌کند.',
            en: 'A licensed manager builds your portfolio and reviews it every week.',
          },
        },
        {
          icon: 'lock',
          title: { fa: 'به نام خودتان', en: 'In your own name' },
          description: {
            fa: 'دارایی سبد با کد شما نگهداری می‌شود و جابه‌جایی آن بدون شما ممکن نیست.',
            en: 'What is in it is kept under your code, and nothing moves without you.',
          },
        },
        {
          icon: 'clock',
          title: { fa: 'برای افق بلندتر', en: 'For a longer horizon' },
          description: {
            fa: 'سبدها برای سرمایه‌ای مناسب‌اند که دست‌کم شش ماه به آن نیاز ندارید.',
            en: 'Portfolios are for money that you do not need for at least six months.',
          },
        },
      ],
    },
  },
}
