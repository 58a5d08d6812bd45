import { type DocumentText, sampleNotice } from './document-text'

/** What holds for the units of every fund: issue, early withdrawal, profit, the rights of those who hold them. */
export const fundRules: DocumentText = {
  title: { fa: 'امیدنامه و مقررات صندوق‌های سرمایه‌گذاری', en: 'Prospectus and rules of the investment funds' },
  pages: [
    [
      {
        heading: { fa: '۱. واحد سرمایه‌گذاری', en: '1. Units' },
        paragraphs: [
          {
            fa: 'دارایی هر صندوق به واحدهای برابر بخش می‌شود و هر واحد سهمی برابر از دارایی و سود صندوق دارد.',
            en: 'The assets of a fund are divided into equal units, and each unit has an equal share of its assets and profit.',
          },
          {
            fa: 'واحدها با قیمت روز تسویه صادر یا باطل می‌شوند. روز تسویه روز کاری بعد است و برای سفارشی که پس از پایان سفارش‌گیری برسد، یک روز کاری دیرتر.',
            en: 'Units are issued and redeemed at the price of the day of settlement. That is the next working day, and one working day later for an order after the cut-off.',
          },
        ],
      },
      {
        heading: { fa: '۲. حداقل خرید و پرداخت', en: '2. Minimum and payment' },
        paragraphs: [
          {
            fa: 'حداقل خرید هر صندوق در صفحهٔ همان صندوق نوشته شده است. پرداخت فقط از حساب یا کارت خود دارندهٔ حساب پذیرفته می‌شود.',
            en: 'The minimum of each fund is on its page. Payment is accepted only from an account or a card of the account’s holder.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۳. خروج زودهنگام', en: '3. Early withdrawal' },
        paragraphs: [
          {
            fa: 'فروش واحدهایی که کمتر از نود روز نگه داشته شده‌اند کارمزد خروج دارد. نرخ آن پله‌پله کم می‌شود و در صفحهٔ صندوق آمده است.',
            en: 'Selling units held for less than ninety days has an exit fee. Its rate goes down step by step and is on the page of the fund.',
          },
          {
            fa: 'فروش از قدیمی‌ترین واحدها آغاز می‌شود و وجه آن به حساب پیش‌فرض شما یا حسابی که هنگام فروش برمی‌گزینید واریز می‌شود.',
            en: 'The oldest units are sold first, and the money goes to your default account or to the one that you choose when you sell.',
          },
        ],
      },
      {
        heading: { fa: '۴. تقسیم سود', en: '4. Profit sharing' },
        paragraphs: [
          {
            fa: 'در صندوق‌هایی که سود تقسیم می‌کنند، سود هر دوره به دارندگان واحد در پایان آن دوره پرداخت می‌شود.',
            en: 'Funds that share profit pay that of each period to whoever holds units at its end.',
          },
        ],
      },
    ],
    [
      {
        heading: { fa: '۵. خطر سرمایه‌گذاری', en: '5. Risk' },
        paragraphs: [
          {
            fa: 'ارزش واحدها می‌تواند کم یا زیاد شود و بازده گذشته، بازده آینده را تضمین نمی‌کند. درجهٔ خطر هر صندوق در صفحهٔ آن آمده است.',
            en: 'The value of units can go down as well as up, and past returns do not guarantee future ones. How risky a fund is stands on its page.',
          },
        ],
      },
      {
        heading: { fa: '۶. حقوق دارندگان واحد', en: '6. Rights of unit holders' },
        paragraphs: [
          {
            fa: 'گزارش دارایی، قیمت و بازده هر صندوق در برنامه در دسترس است. سابقهٔ حساب، کاردکس و گواهی سرمایه‌گذاری را هر زمان می‌توانید دریافت کنید.',
            en: 'Assets, price and return of each fund are in the app. You can get your account history, cardex and investment certificates at any time.',
          },
          sampleNotice,
        ],
      },
    ],
  ],
}
