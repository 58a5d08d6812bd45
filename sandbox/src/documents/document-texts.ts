import type { LocalText } from '../local-text/local-text'
import { type DocumentText, sampleNotice } from './document-text'
import { fundRules } from './fund-rules'

const accountRules: DocumentText = {
  title: { fa: 'قوانین و مقررات حساب سرمایه‌گذاری سرو', en: 'Terms of the Sarv investment account' },
  pages: [
    [
      {
        heading: { fa: 'ماده ۱: حساب به نام خود شما', en: 'Article 1: an account in your own name' },
        paragraphs: [
          {
            fa: 'حساب سرمایه‌گذاری فقط به نام و با کد ملی دارندهٔ آن باز می‌شود. شمارهٔ موبایل و شبایی که معرفی می‌کنید باید به نام خودتان باشد.',
            en: 'An investment account is opened only in the name and with the national code of its holder. The mobile number and the IBAN that you give must be your own.',
          },
          {
            fa: 'درستی اطلاعاتی که وارد می‌کنید بر عهدهٔ شماست. اگر نشانی یا شمارهٔ تماس شما تغییر کرد، آن را در بخش اطلاعات کاربری به‌روز کنید.',
            en: 'You are responsible for what you enter being right. If your address or your number changes, update it under your details.',
          },
        ],
      },
      {
        heading: { fa: 'ماده ۲: رمزها و کدهای یک‌بارمصرف', en: 'Article 2: passwords and one-time codes' },
        paragraphs: [
          {
            fa: 'کد پیامکی مانند امضای شماست. هیچ‌یک از همکاران سرو آن را از شما نمی‌پرسد. اگر کسی کد را خواست، گفت‌وگو را قطع و با پشتیبانی تماس بگیرید.',
            en: 'A code by text message is like your signature. Nobody at Sarv ever asks for it. If somebody does, end the call and contact support.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: 'ماده ۳: سرمایه‌گذاری و خطر آن', en: 'Article 3: investing and its risk' },
        paragraphs: [
          {
            fa: 'ارزش واحدهای صندوق و سبد می‌تواند کم یا زیاد شود. بازده گذشته، بازده آینده را تضمین نمی‌کند و هیچ سودی جز آنچه در امیدنامه آمده است وعده داده نمی‌شود.',
            en: 'The value of fund units and portfolios can go down as well as up. Past returns do not guarantee future ones, and no profit is promised other than what the prospectus says.',
          },
          {
            fa: 'پیش از هر خرید، امیدنامه و کارمزدهای صدور و ابطال را بخوانید. مبلغی را سرمایه‌گذاری کنید که در کوتاه‌مدت به آن نیاز ندارید.',
            en: 'Before you buy, read the prospectus and the fees for buying and selling. Invest money that you do not need in the short term.',
          },
        ],
      },
      {
        heading: { fa: 'ماده ۴: قیمت و زمان انجام سفارش', en: 'Article 4: price and time of an order' },
        paragraphs: [
          {
            fa: 'قیمت نهایی هر واحد هنگام تسویه مشخص می‌شود. سفارش‌هایی که پس از ساعت پایان سفارش‌گیری ثبت شوند، یک روز کاری دیرتر تسویه می‌شوند.',
            en: 'The final price of a unit is known when the order is settled. Orders after the cut-off settle one working day later.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: 'ماده ۵: حریم خصوصی', en: 'Article 5: privacy' },
        paragraphs: [
          {
            fa: 'اطلاعات شما تنها برای ارائهٔ خدمات و انجام تکالیف قانونی نگهداری می‌شود و بدون اجازهٔ شما در اختیار دیگران قرار نمی‌گیرد.',
            en: 'Your data are kept only to serve you and to meet the law, and are given to nobody else without your permission.',
          },
        ],
      },
      {
        heading: { fa: 'ماده ۶: رسیدگی به اختلاف', en: 'Article 6: disputes' },
        paragraphs: [
          {
            fa: 'اگر تراکنش یا سفارشی را نادرست می‌دانید، حداکثر تا سی روز آن را به پشتیبانی خبر دهید. پاسخ در پنج روز کاری داده می‌شود.',
            en: 'If you believe that a transaction or an order is wrong, tell support within thirty days. You get an answer within five working days.',
          },
          sampleNotice,
        ],
      },
    ],
  ],
}

const cardTerms: DocumentText = {
  title: { fa: 'شرایط و ضوابط کارت بانکی سرو', en: 'Terms of the Sarv bank card' },
  pages: [
    [
      {
        heading: { fa: '۱. صدور کارت', en: '1. Issue of the card' },
        paragraphs: [
          {
            fa: 'کارت به نشانی پستی ثبت‌شدهٔ شما فرستاده می‌شود. هنگام تحویل، کارت ملی خود را همراه داشته باشید.',
            en: 'The card is sent to the postal address that we have of you. Have your national card with you when it is handed over.',
          },
          {
            fa: 'برای صدور کارت باید حساب سرمایه‌گذاری شما فعال باشد و احراز هویت ویدئویی را کامل کرده باشید.',
            en: 'To get a card your investment account must be active and your identity confirmed by video.',
          },
        ],
      },
      {
        heading: { fa: '۲. رمز کارت', en: '2. PIN' },
        paragraphs: [
          {
            fa: 'رمز را با کسی در میان نگذارید و روی کارت ننویسید. پس از سه بار رمز نادرست، کارت مسدود می‌شود.',
            en: 'Do not share your PIN or write it on the card. After three wrong PINs the card is blocked.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۳. موجودی و سود روزشمار', en: '3. Balance and daily profit' },
        paragraphs: [
          {
            fa: 'سود به کمترین موجودی هر روز تعلق می‌گیرد و در پایان ماه به حساب شما واریز می‌شود.',
            en: 'Profit is counted on the lowest balance of each day and paid into your account at the end of the month.',
          },
          {
            fa: 'سقف برداشت و خرید روزانه همان است که بانک مرکزی اعلام می‌کند.',
            en: 'The daily limits for withdrawing and paying are those of the central bank.',
          },
        ],
      },
      {
        heading: { fa: '۴. کارت گم‌شده', en: '4. A lost card' },
        paragraphs: [
          {
            fa: 'اگر کارت گم یا دزدیده شد، بی‌درنگ آن را در برنامه مسدود کنید. مسئولیت تراکنش‌های پیش از آن با دارندهٔ کارت است.',
            en: 'If the card is lost or stolen, block it in the app at once. The holder answers for transactions before that.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۵. کارمزدها', en: '5. Fees' },
        paragraphs: [
          {
            fa: 'کارمزد صدور مجدد، انتقال وجه و صورت‌حساب کاغذی در فهرست کارمزدها آمده است و پیش از هر کار نشان داده می‌شود.',
            en: 'The fees for a reissue, transfers and paper statements are in the list of fees and are shown before you do anything.',
          },
        ],
      },
      {
        heading: { fa: '۶. پایان قرارداد', en: '6. End of the contract' },
        paragraphs: [
          {
            fa: 'هر زمان بخواهید می‌توانید کارت را پس دهید. موجودی حساب به شبای شما واریز می‌شود.',
            en: 'You can give the card back at any time. The balance is paid to your IBAN.',
          },
          sampleNotice,
        ],
      },
      {
        heading: { fa: '۷. احراز هویت ویدئویی', en: '7. Identity by video' },
        paragraphs: [
          {
            fa: 'ویدئو را خودتان و تنها ضبط می‌کنید. چهره باید بی‌پوشش و صدا روشن باشد و متن کامل خوانده شود.',
            en: 'You record the video yourself and alone. Your face must be uncovered, your voice clear and the whole text read.',
          },
          {
            fa: 'ویدئو فقط برای تطبیق چهره با کارت ملی به بانک فرستاده می‌شود.',
            en: 'The video goes to the bank only to compare your face with your national card.',
          },
        ],
      },
    ],
  ],
}

const portfolioTerms: DocumentText = {
  title: { fa: 'شرایط و ضوابط سبد اختصاصی', en: 'Terms of managed portfolios' },
  pages: [
    [
      {
        heading: { fa: '۱. موضوع قرارداد', en: '1. Subject of the contract' },
        paragraphs: [
          {
            fa: 'سبدگردان دارایی شما را بر پایهٔ نتیجهٔ آزمون ریسک و در چارچوب سبدی که برگزیده‌اید مدیریت می‌کند.',
            en: 'The manager runs your assets by the result of the risk survey and within the portfolio that you chose.',
          },
          {
            fa: 'دارایی‌ها همواره به نام شما ثبت می‌شود و سبدگردان حق برداشت از آن را ندارد.',
            en: 'The assets are always registered in your name, and the manager may not withdraw from them.',
          },
        ],
      },
      {
        heading: { fa: '۲. آورده', en: '2. Contribution' },
        paragraphs: [
          {
            fa: 'کمترین آوردهٔ هر سبد در صفحهٔ آن نوشته شده است. آوردهٔ تکمیلی هر زمان پذیرفته می‌شود.',
            en: 'The minimum of each portfolio is on its page. You can add to it at any time.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۳. کارمزد مدیریت و پاداش', en: '3. Management and performance fee' },
        paragraphs: [
          {
            fa: 'کارمزد ثابت به صورت روزانه محاسبه و هر سه ماه یک بار از سبد برداشت می‌شود. پاداش عملکرد تنها از بازده بیش از شاخص مبنا گرفته می‌شود.',
            en: 'The fixed fee is counted daily and taken from the portfolio every three months. A performance fee is taken only from returns above the benchmark.',
          },
        ],
      },
      {
        heading: { fa: '۴. گزارش‌ها', en: '4. Reports' },
        paragraphs: [
          {
            fa: 'ترکیب سبد هر روز و گزارش عملکرد هر ماه در برنامه در دسترس شماست.',
            en: 'You find the composition every day and a report on performance every month in the app.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۵. فسخ', en: '5. Termination' },
        paragraphs: [
          {
            fa: 'می‌توانید با اعلام سی‌روزه قرارداد را پایان دهید. دارایی‌ها پس از کسر کارمزد، نقد و به شبای شما واریز می‌شود.',
            en: 'You can end the contract with thirty days’ notice. The assets are sold and, less the fee, paid to your IBAN.',
          },
        ],
      },
      {
        heading: { fa: '۶. خطرها', en: '6. Risks' },
        paragraphs: [
          {
            fa: 'ارزش سبد می‌تواند کمتر از آوردهٔ شما شود. سبدگردان زیان ناشی از نوسان بازار را جبران نمی‌کند.',
            en: 'The value of the portfolio can fall below what you paid in. The manager does not make up for losses from the market.',
          },
          sampleNotice,
        ],
      },
    ],
  ],
}

/** Every document that is served under `/static/`, by its file name. (SBX-119) */
export const documents: Readonly<Record<string, DocumentText>> = {
  'rules-account.pdf': accountRules,
  'rules-fund.pdf': fundRules,
  'terms-card.pdf': cardTerms,
  'terms-portfolio.pdf': portfolioTerms,
}

/**
 * Where a document is served in each language. Its file name is the same in both.
 * @example documentAddress(origins.api, 'terms-card.pdf') // { fa: '…/static/terms-card.pdf', en: '…/static/en/terms-card.pdf' }
 */
export const documentAddress = (origin: string, file: string): LocalText => ({
  fa: `${origin}/static/${file}`,
  en: `${origin}/static/en/${file}`,
})
