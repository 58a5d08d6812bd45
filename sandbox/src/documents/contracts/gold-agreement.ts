import { type DocumentText, sampleNotice } from '../document-text'
import type { LocalContractTexts } from './contract-facts'

/** How the gold of the gold plan is kept. */
export function goldAgreement(w: LocalContractTexts): DocumentText {
  return {
    title: { fa: 'توافق‌نامهٔ نگهداری گواهی شمش طلا', en: 'Agreement on the custody of gold bar certificates' },
    pages: [
      [
        {
          heading: { fa: 'دو طرف', en: 'The parties' },
          paragraphs: [
            {
              fa: `این توافق‌نامه به شماره ${w.fa.number} در تاریخ ${w.fa.date} میان ${w.fa.investor} با کد ملی ${w.fa.nationalCode} و شرکت سبدگردان سرو بسته شد.`,
              en: `This agreement, number ${w.en.number}, was made on ${w.en.date} between ${w.en.investor}, national code ${w.en.nationalCode}, and the portfolio manager Sarv.`,
            },
          ],
        },
        {
          heading: { fa: '۱. موضوع', en: '1. Subject' },
          paragraphs: [
            {
              fa: `بخش طلای ${w.fa.plan} با آوردهٔ ${w.fa.amount} در گواهی سپردهٔ شمش طلا و صندوق‌های طلا سرمایه‌گذاری می‌شود.`,
              en: `The gold part of ${w.en.plan}, with a contribution of ${w.en.amount}, is invested in gold bar certificates and gold funds.`,
            },
            {
              fa: 'هر گواهی نمایندهٔ مقدار معینی شمش استاندارد است که در خزانهٔ مورد تأیید بورس کالا نگهداری می‌شود.',
              en: 'Each certificate stands for a certain quantity of standard bars that are kept in a vault approved by the commodity exchange.',
            },
          ],
        },
      ],
      [
        {
          heading: { fa: '۲. مالکیت و نگهداری', en: '2. Ownership and custody' },
          paragraphs: [
            {
              fa: 'گواهی‌ها به نام سرمایه‌گذار ثبت می‌شود و سبدگردان حق توثیق یا واگذاری آن به سود خود را ندارد.',
              en: 'The certificates are registered in the investor’s name, and the manager may not pledge or transfer them for its own benefit.',
            },
            {
              fa: 'هزینهٔ انبارداری و بیمهٔ شمش، مطابق نرخ خزانه، از سبد برداشت و در گزارش ماهانه نوشته می‌شود.',
              en: 'Storage and insurance of the bars, at the vault’s rates, are taken from the portfolio and listed in the monthly report.',
            },
          ],
        },
        {
          heading: { fa: '۳. قیمت', en: '3. Price' },
          paragraphs: [
            {
              fa: 'ارزش روز گواهی با قیمت پایانی آن در بورس کالا محاسبه می‌شود. فاصلهٔ قیمت گواهی با قیمت جهانی طلا می‌تواند کم یا زیاد شود.',
              en: 'A certificate is valued at its closing price on the commodity exchange. The gap between that and the world price of gold can grow or shrink.',
            },
          ],
        },
      ],
      [
        {
          heading: { fa: '۴. تحویل فیزیکی', en: '4. Physical delivery' },
          paragraphs: [
            {
              fa: 'سبدگردان شمش فیزیکی تحویل نمی‌دهد. سرمایه‌گذار می‌تواند گواهی‌ها را پس از پایان قرارداد به حساب خود منتقل و از خزانه درخواست تحویل کند.',
              en: 'The manager does not deliver bars. After the end of the contract the investor can move the certificates to an account of their own and ask the vault for delivery.',
            },
          ],
        },
        {
          heading: { fa: '۵. مبلغ تکمیلی', en: '5. Remaining amount' },
          paragraphs: [
            { fa: w.fa.payment, en: w.en.payment },
            {
              fa: 'اگر مبلغ تکمیلی پرداخت نشود، پیش‌پرداخت در همین سبد طلا سرمایه‌گذاری می‌شود.',
              en: 'If the remaining amount is not paid, the first part is invested in this gold portfolio.',
            },
            sampleNotice,
          ],
        },
      ],
    ],
  }
}
