import type { LocalText } from '../local-text/local-text'

interface Category {
  readonly id: number
  readonly title: LocalText
  readonly description: LocalText
  readonly icon: string
  readonly items: readonly { readonly question: LocalText; readonly answer: LocalText }[]
}

/** Categories 1–6; 3 is portfolios (SBX-114). */
export const faqCategories: readonly Category[] = [
  {
    id: 1,
    title: { fa: 'شروع کار و حساب کاربری', en: 'Getting started and your account' },
    description: { fa: 'ورود، ثبت‌نام و احراز هویت', en: 'Signing in, signing up and confirming who you are' },
    icon: 'user-round-check',
    items: [
      {
        question: { fa: 'چطور وارد سرو شوم؟', en: 'How do I sign in to Sarv?' },
        answer: {
          fa: 'شمارهٔ موبایلی را که به نام خودتان است وارد کنید و کد شش‌رقمی پیامک‌شده را بنویسید. رقم ششم که نوشته شود، ورود خودبه‌خود انجام می‌شود.',
          en: 'Enter the mobile number that is in your own name, then type the six-digit code from the text message. You are signed in as soon as the sixth digit is there.',
        },
      },
      {
        question: { fa: 'کد ورود به دستم نرسید؛ چه کنم؟', en: 'The sign-in code has not arrived. What can I do?' },
        answer: {
          fa: 'تا پایان شمارش معکوس صبر کنید و سپس «ارسال دوباره» را بزنید. اگر باز هم نرسید، پیامک‌های تبلیغاتی خط خود را بررسی کنید؛ گاهی پیامک‌های خدماتی هم همراه آن بسته می‌شود.',
          en: 'Wait until the countdown ends, then press “Send again”. If it still does not arrive, check whether advertising messages are blocked on your line; service messages are sometimes blocked along with them.',
        },
      },
      {
        question: { fa: 'چرا باید سیم‌کارت به نام خودم باشد؟', en: 'Why must the SIM card be in my own name?' },
        answer: {
          fa: 'قانون می‌گوید صاحب حساب سرمایه‌گذاری، صاحب شمارهٔ موبایل و صاحب کارت بانکی یک نفر باشد. این کار جلوی برداشت دیگران به نام شما را می‌گیرد.',
          en: 'The law says that the owner of the investment account, of the mobile number and of the bank card must be one person. This keeps others from withdrawing money in your name.',
        },
      },
      {
        question: { fa: 'فعال‌سازی حساب چه مرحله‌هایی دارد؟', en: 'What are the steps to activate my account?' },
        answer: {
          fa: 'ابتدا کد ملی شما با ثبت احوال تطبیق داده می‌شود و سپس شمارهٔ شبای خودتان را ثبت می‌کنید. پس از آن می‌توانید خرید کنید.',
          en: 'First your national code is checked with the civil registry, then you register your own IBAN. After that you can buy.',
        },
      },
      {
        question: { fa: 'اگر شمارهٔ موبایلم عوض شود چه می‌شود؟', en: 'What happens if my mobile number changes?' },
        answer: {
          fa: 'از بخش پروفایل با پشتیبانی تماس بگیرید. پس از تطبیق هویت، شمارهٔ تازه جایگزین می‌شود و دارایی شما دست‌نخورده می‌ماند.',
          en: 'Call the support from your profile. Once your identity is confirmed, the new number takes the place of the old one and your assets stay untouched.',
        },
      },
    ],
  },
  {
    id: 2,
    title: { fa: 'صندوق‌های سرمایه‌گذاری', en: 'Investment funds' },
    description: { fa: 'خرید، فروش و بازدهی صندوق‌ها', en: 'Buying, selling and returns of funds' },
    icon: 'trending-up',
    items: [
      {
        question: { fa: 'کمترین مبلغ خرید چقدر است؟', en: 'What is the minimum amount of a purchase?' },
        answer: {
          fa: 'کمترین مبلغ ۳۰۰٬۰۰۰ ریال است، مگر اینکه صندوق حداقل بالاتری تعیین کرده باشد. حداقل هر صندوق در صفحهٔ خرید نوشته شده است.',
          en: 'The minimum is 300,000 rial, unless the fund asks for more. The minimum of each fund is written on its purchase page.',
        },
      },
      {
        question: { fa: 'واحدها چه زمانی به حسابم اضافه می‌شود؟', en: 'When are the units added to my account?' },
        answer: {
          fa: 'پس از پرداخت، سفارش شما در انتظار قیمت‌گذاری روز کاری بعد می‌ماند و سپس واحدها ثبت می‌شود. برای صندوق کارت این زمان تا دو روز کاری است.',
          en: 'After the payment your order waits for the price of the next working day; then the units are registered. For the card fund this takes up to two working days.',
        },
      },
      {
        question: { fa: 'کارمزد خروج چیست؟', en: 'What is the early withdrawal fee?' },
        answer: {
          fa: 'اگر واحدها را پیش از ۹۰ روز بفروشید، درصد کمی از مبلغ به صندوق می‌رسد. نرخ هر بازه (۱ تا ۷، ۸ تا ۱۵، ۱۶ تا ۳۰، ۳۱ تا ۶۰ و ۶۱ تا ۹۰ روز) در صفحهٔ صندوق آمده است.\n\nفروش همیشه از قدیمی‌ترین واحدها شروع می‌شود تا کارمزد کمتری بدهید.',
          en: 'If you sell units before 90 days have passed, a small percentage of the amount goes to the fund. The rate of each period (1 to 7, 8 to 15, 16 to 30, 31 to 60 and 61 to 90 days) is on the page of the fund.\n\nA sale always begins with the oldest units, so that you pay a lower fee.',
        },
      },
      {
        question: {
          fa: 'اگر خرید را لغو کنم پولم کی برمی‌گردد؟',
          en: 'If I cancel a purchase, when do I get my money back?',
        },
        answer: {
          fa: 'تا پیش از تسویه می‌توانید سفارش را لغو کنید. مبلغ تا ۴۸ ساعت به همان کارتی که با آن پرداخت کرده‌اید برمی‌گردد.',
          en: 'You can cancel the order until it is settled. The amount is refunded within 48 hours to the card that you paid with.',
        },
      },
      {
        question: { fa: 'بازدهی نشان‌داده‌شده تضمینی است؟', en: 'Is the return that is shown guaranteed?' },
        answer: {
          fa: 'خیر. بازدهی گذشته تضمین آینده نیست. صندوق‌های درآمد ثابت نوسان کمی دارند و صندوق‌های سهامی، بخشی و اهرمی ممکن است افت هم داشته باشند.',
          en: 'No. Past returns do not guarantee the future. Fixed-income funds move a little; equity, sector and leveraged funds may also fall.',
        },
      },
      {
        question: {
          fa: 'چرا مبلغ واحدها با مبلغ پرداختی من برابر نیست؟',
          en: 'Why is the value of my units different from the amount that I paid?',
        },
        answer: {
          fa: 'واحد صندوق کسری ندارد. هر چه از تقسیم مبلغ بر قیمت واحد باقی بماند، تا ۴۸ ساعت به کارت شما برمی‌گردد.',
          en: 'Units are whole: there are no fractions. Whatever is left after dividing the amount by the unit price is refunded to your card within 48 hours.',
        },
      },
      {
        question: { fa: 'پول فروش صندوق کی به حسابم می‌رسد؟', en: 'When does the money from a sale arrive?' },
        answer: {
          fa: 'فروش شما روز کاری بعد تسویه می‌شود و پولش همان روز به حسابی می‌رود که هنگام فروش انتخاب کرده‌اید. سفارشی که پس از ساعت پایان صندوق ثبت شود، یک روز کاری دیرتر تسویه می‌شود. پنجشنبه و جمعه روز کاری نیست.\n\nروز تسویه را پیش از تأیید فروش و بعد از آن در صفحهٔ سفارش می‌بینید.',
          en: 'Your sale settles on the next working day, and the money goes on that day to the account that you chose. An order that is placed after the closing hour of the fund settles one working day later. Thursday and Friday are not working days.\n\nYou see the day before you confirm the sale, and afterwards on the page of the order.',
        },
      },
    ],
  },
  {
    id: 3,
    title: { fa: 'سبدهای اختصاصی', en: 'Managed portfolios' },
    description: { fa: 'ساخت سبد، قرارداد و افزایش موجودی', en: 'Making a portfolio, the contract and adding money' },
    icon: 'layers',
    items: [
      {
        question: { fa: 'سبد اختصاصی چه فرقی با صندوق دارد؟', en: 'How does a managed portfolio differ from a fund?' },
        answer: {
          fa: 'در صندوق، شما و دیگران در یک دارایی مشترک سهیم هستید. در سبد اختصاصی، دارایی به نام خود شماست و مدیر سبد آن را متناسب با ریسک شما می‌چیند.',
          en: 'In a fund, you and others share the same assets. In a managed portfolio, the assets are in your own name and the manager arranges them to suit your risk.',
        },
      },
      {
        question: { fa: 'کمترین مبلغ ساخت سبد چقدر است؟', en: 'What is the minimum amount for a portfolio?' },
        answer: {
          fa: 'هر سبد حداقل خودش را دارد که روی کارت آن نوشته شده است؛ از ۵۰٬۰۰۰٬۰۰۰ ریال برای سبد سپرده‌وار تا ۵۰۰٬۰۰۰٬۰۰۰ ریال برای سبد رشد پویا.',
          en: 'Each portfolio has a minimum of its own, written on its card: from 50,000,000 rial for the deposit-like portfolio to 500,000,000 rial for the dynamic growth portfolio.',
        },
      },
      {
        question: { fa: 'پرداخت دو مرحله‌ای یعنی چه؟', en: 'What does two-step payment mean?' },
        answer: {
          fa: 'برای مبلغ‌های بالاتر از ۱٬۹۰۰٬۰۰۰٬۰۰۰ ریال، ابتدا حداقل سبد را می‌پردازید و پس از امضای قرارداد، مبلغ تکمیلی را واریز می‌کنید.',
          en: 'For amounts above 1,900,000,000 rial you first pay the minimum of the portfolio, and the rest after you have signed the contract.',
        },
      },
      {
        question: { fa: 'چرا باید پرسش‌نامهٔ ریسک را پر کنم؟', en: 'Why do I have to fill in the risk survey?' },
        answer: {
          fa: 'مدیر سبد باید بداند افت‌وخیز تا کجا برای شما پذیرفتنی است. نتیجه را می‌بینید و تا پیش از امضا می‌توانید دوباره پاسخ دهید.',
          en: 'The portfolio manager must know how much ups and downs you can accept. You see the result, and you can answer again until you sign.',
        },
      },
      {
        question: { fa: 'قرارداد را چطور امضا می‌کنم؟', en: 'How do I sign the contract?' },
        answer: {
          fa: 'متن قرارداد را می‌خوانید، تیک پذیرش را می‌زنید و کد پنج‌رقمی پیامک‌شده را می‌نویسید. نسخهٔ امضاشده همیشه در دسترس شماست.',
          en: 'You read the contract, tick that you accept it and type the five-digit code from the text message. The signed copy is always available to you.',
        },
      },
      {
        question: { fa: 'چطور موجودی سبد را بیشتر کنم؟', en: 'How can I add money to my portfolio?' },
        answer: {
          fa: 'در صفحهٔ سبد، «افزایش موجودی» را بزنید. می‌توانید با درگاه بپردازید یا رسید واریز بانکی را بارگذاری کنید.',
          en: 'On the page of the portfolio press “Add to the portfolio”. You can pay at the gateway or upload the slip of a bank transfer.',
        },
      },
      {
        question: { fa: 'چطور از سبد برداشت کنم؟', en: 'How do I withdraw from my portfolio?' },
        answer: {
          fa: 'در صفحهٔ سبد، «برداشت از سبد» را بزنید و فرم را بفرستید. پشتیبان با شما تماس می‌گیرد و درخواست شما را ثبت می‌کند. پول تا سه روز کاری پس از آن به حسابی می‌رود که به نام خودتان است.',
          en: 'On the page of the portfolio press “Withdraw from the portfolio” and send the form. The support calls you and registers your request. Within three working days of that, the money goes to an account in your own name.',
        },
      },
    ],
  },
  {
    id: 4,
    title: { fa: 'کارت بانکی سرو', en: 'The Sarv bank card' },
    description: { fa: 'درخواست، دریافت و استفاده از کارت', en: 'Requesting, receiving and using the card' },
    icon: 'credit-card',
    items: [
      {
        question: { fa: 'برای گرفتن کارت چه چیزی لازم است؟', en: 'What do I need to get the card?' },
        answer: {
          fa: 'باید حداقل دارایی گفته‌شده را در صندوق کارت داشته باشید. پس از آن سریال کارت ملی، یک ویدئوی کوتاه و نشانی تحویل را ثبت می‌کنید.',
          en: 'You need the minimum that is stated in the card fund. After that you give the serial of your national card, a short video and the delivery address.',
        },
      },
      {
        question: { fa: 'کارت چند روزه می‌رسد؟', en: 'How many days does the card take to arrive?' },
        answer: {
          fa: 'در تهران تا ۳ روز کاری و در شهرهای دیگر بین ۷ تا ۱۴ روز کاری پس از تأیید درخواست.',
          en: 'In Tehran up to 3 working days, in other cities 7 to 14 working days after the request is approved.',
        },
      },
      {
        question: { fa: 'هزینهٔ صدور دوبارهٔ کارت چقدر است؟', en: 'How much does it cost to reissue the card?' },
        answer: {
          fa: 'هزینهٔ صدور دوباره ۱٬۰۰۰٬۰۰۰ ریال است و هنگام ثبت درخواست پرداخت می‌شود.',
          en: 'A reissue costs 1,000,000 rial, paid when you make the request.',
        },
      },
      {
        question: { fa: 'پشتوانهٔ دارایی چیست؟', en: 'What is asset backing?' },
        answer: {
          fa: 'اگر موجودی حساب برای خرید کافی نباشد، کسری آن از واحدهای صندوق کارت شما تأمین می‌شود. هر زمان بخواهید می‌توانید آن را خاموش کنید.',
          en: 'If the balance of the account is not enough for a purchase, the rest comes from your units of the card fund. You can turn it off whenever you like.',
        },
      },
      {
        question: { fa: 'کارتم گم شده است؛ چه کنم؟', en: 'My card is lost. What should I do?' },
        answer: {
          fa: 'از تنظیمات کارت، آن را مسدود کنید. موجودی شما امن می‌ماند و می‌توانید همان‌جا درخواست صدور دوباره بدهید.',
          en: 'Block it in the settings of the card. Your balance stays safe, and you can ask for a reissue in the same place.',
        },
      },
    ],
  },
  {
    id: 5,
    title: { fa: 'پرداخت و درگاه', en: 'Payments and the gateway' },
    description: { fa: 'پرداخت ناموفق، بازگشت وجه و رسید', en: 'Failed payments, refunds and receipts' },
    icon: 'receipt-text',
    items: [
      {
        question: {
          fa: 'پول از حسابم کم شد ولی رسید ندیدم؛ چه کنم؟',
          en: 'Money left my account but I saw no receipt. What now?',
        },
        answer: {
          fa: 'نگران نباشید. وضعیت پرداخت را خودمان از درگاه می‌پرسیم و سفارش شما حداکثر تا چند دقیقه به‌روز می‌شود. اگر پرداخت تأیید نشود، بانک مبلغ را تا ۷۲ ساعت برمی‌گرداند.',
          en: 'Do not worry. We ask the gateway for the state of the payment ourselves, and your order is updated within a few minutes. If the payment is not confirmed, the bank refunds the amount within 72 hours.',
        },
      },
      {
        question: { fa: 'با کارت شخص دیگری می‌توانم پرداخت کنم؟', en: 'Can I pay with somebody else’s card?' },
        answer: {
          fa: 'خیر. پرداخت باید با کارتی به نام خودتان باشد؛ پرداخت با کارت دیگران برگشت می‌خورد.',
          en: 'No. The payment must be made with a card in your own name; a payment with the card of another person is refunded.',
        },
      },
      {
        question: { fa: 'شمارهٔ پیگیری را از کجا ببینم؟', en: 'Where do I find the tracking number?' },
        answer: {
          fa: 'پس از پرداخت در رسید نمایش داده می‌شود. در جزئیات سفارش هم کد پیگیری سفارش همیشه هست.',
          en: 'It is shown on the receipt after the payment. The tracking code of the order is also always in the details of the order.',
        },
      },
      {
        question: {
          fa: 'دو بار دکمهٔ پرداخت را زدم؛ دو بار کم می‌شود؟',
          en: 'I pressed the pay button twice. Will I be charged twice?',
        },
        answer: {
          fa: 'خیر. هر درخواست پرداخت تنها یک بار انجام می‌شود، حتی اگر صفحه را دوباره باز کنید.',
          en: 'No. Each payment request is carried out only once, even if you open the page again.',
        },
      },
    ],
  },
  {
    id: 6,
    title: { fa: 'پیشنهاد سرمایه‌گذاری', en: 'Investment offers' },
    description: { fa: 'پرسش‌نامه، پیشنهادها و سفارش آن‌ها', en: 'The survey, offers and their orders' },
    icon: 'sparkles',
    items: [
      {
        question: { fa: 'پیشنهاد سرمایه‌گذاری بر چه پایه‌ای ساخته می‌شود؟', en: 'What is an investment offer based on?' },
        answer: {
          fa: 'بر پایهٔ افق، مبلغ و پاسخ‌های شما به پرسش‌نامهٔ ریسک. پیشنهاد ترکیبی از صندوق‌هاست و سهم هر یک نوشته شده است.',
          en: 'On your horizon, the amount and your answers to the risk survey. An offer is a mix of funds, and the share of each is written beside it.',
        },
      },
      {
        question: {
          fa: 'پیشنهاد رایگان و ویژه چه فرقی دارند؟',
          en: 'What is the difference between free and VIP offers?',
        },
        answer: {
          fa: 'پیشنهاد رایگان ترکیبی آماده است. پیشنهاد ویژه را کارشناس برای شما می‌چیند و ویدئوی توضیح همراه آن است؛ هزینهٔ آن پیش از پرداخت نوشته می‌شود.',
          en: 'A free offer is a ready-made mix. A VIP offer is put together for you by an expert and comes with a video that explains it; its fee is shown before you pay.',
        },
      },
      {
        question: { fa: 'می‌توانم مبلغ را بعداً تغییر دهم؟', en: 'Can I change the amount later?' },
        answer: {
          fa: 'بله، تا پیش از پرداخت می‌توانید مبلغ را تغییر دهید و پیشنهادها دوباره محاسبه می‌شوند.',
          en: 'Yes, until you pay you can change the amount, and the offers are worked out again.',
        },
      },
      {
        question: { fa: 'سفارش‌های یک پیشنهاد را کجا ببینم؟', en: 'Where do I see the orders of an offer?' },
        answer: {
          fa: 'در «پیشنهادهای من» هر پیشنهاد به سفارش‌های صندوق خودش پیوند دارد.',
          en: 'In “My offers” each offer has links to the orders of its funds.',
        },
      },
    ],
  },
]
