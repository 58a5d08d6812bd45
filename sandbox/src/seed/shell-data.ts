/** The tabs (SBX-022). Icons are names of the lucide set. */
export const navigationRows = [
  { type: 'HOME', priority: 1, name: 'خانه', isDefault: true, icon: 'house', isNew: false },
  { type: 'ASSET', priority: 2, name: 'دارایی‌ها', isDefault: false, icon: 'chart-pie', isNew: false },
  { type: 'INVEST', priority: 3, name: 'سرمایه‌گذاری', isDefault: false, icon: 'sprout', isNew: true },
  { type: 'BANK', priority: 4, name: 'کارت', isDefault: false, icon: 'credit-card', isNew: false },
  { type: 'PROFILE', priority: 5, name: 'پروفایل', isDefault: false, icon: 'circle-user-round', isNew: false },
]

export const homeSections = ['ASSET', 'INQUIRY_FUND_ORDERS', 'FUND', 'PORTFOLIO']

export const bannerRows = [
  {
    action: 'INTERNAL',
    type: 'BANK',
    link: null,
    title: 'خرجِ روزمره هم سود بدهد',
    description: 'کارت سرو را درخواست کنید',
  },
  {
    action: 'INTERNAL',
    type: 'FUND',
    link: '11541',
    title: 'طلا، بی‌دردسرِ نگهداری',
    description: 'با زرناب هامون از ۵۰ هزار تومان شروع کنید',
  },
  {
    action: 'INTERNAL',
    type: 'RECOMMENDATION',
    link: null,
    title: 'نمی‌دانید از کجا شروع کنید؟',
    description: 'با چند پرسش کوتاه، پیشنهادِ متناسب با خودتان را بگیرید',
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
      { title: 'بازار', link: 'https://store-one.example/sarv', image: null },
      { title: 'مایکت', link: 'https://store-two.example/sarv', image: null },
    ],
    support_phone: '02191000000',
  },
  recommendation: {
    general_components: {
      fund_knowledge: [
        {
          icon: 'target',
          title: 'اول هدف، بعد محصول',
          description: 'می‌پرسیم پول را برای چه و تا کی می‌خواهید؛ افق شما نقطهٔ شروع پیشنهاد است.',
        },
        {
          icon: 'gauge',
          title: 'ریسک به اندازهٔ شما',
          description: 'با چند پرسش کوتاه می‌سنجیم چه اندازه افت‌وخیز برایتان پذیرفتنی است.',
        },
        {
          icon: 'chart-pie',
          title: 'ترکیب، نه یک انتخاب',
          description: 'پیشنهاد از چند صندوق ساخته می‌شود تا همهٔ سرمایه به یک بازار گره نخورد.',
        },
        {
          icon: 'refresh-cw',
          title: 'تصمیم با شماست',
          description: 'مبلغ و پیشنهاد را پیش از پرداخت می‌توانید تغییر دهید؛ تا آن زمان چیزی خریده نمی‌شود.',
        },
      ],
      pma_knowledge: [
        {
          icon: 'users',
          title: 'مدیر سبد کنار شماست',
          description: 'سبد اختصاصی را مدیری دارای مجوز می‌چیند و هر هفته بازبینی می‌کند.',
        },
        {
          icon: 'lock',
          title: 'به نام خودتان',
          description: 'دارایی سبد با کد شما نگهداری می‌شود و جابه‌جایی آن بدون شما ممکن نیست.',
        },
        {
          icon: 'clock',
          title: 'برای افق بلندتر',
          description: 'سبدها برای سرمایه‌ای مناسب‌اند که دست‌کم شش ماه به آن نیاز ندارید.',
        },
      ],
    },
  },
}
