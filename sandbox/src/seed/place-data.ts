import type { LocalText } from '../local-text/local-text'

interface Province extends LocalText {
  /** English by Persian name; the first is the capital. */
  readonly cities: Readonly<Record<string, string>>
}

/** The 31 provinces with cities. The id of a province is its index in the list, from 1. */
export const provinces: readonly Province[] = [
  {
    fa: 'آذربایجان شرقی',
    en: 'East Azerbaijan',
    cities: {
      تبریز: 'Tabriz',
      مراغه: 'Maragheh',
      مرند: 'Marand',
      میانه: 'Mianeh',
      اهر: 'Ahar',
      بناب: 'Bonab',
      سراب: 'Sarab',
    },
  },
  {
    fa: 'آذربایجان غربی',
    en: 'West Azerbaijan',
    cities: { ارومیه: 'Urmia', خوی: 'Khoy', مهاباد: 'Mahabad', بوکان: 'Bukan', میاندوآب: 'Miandoab', سلماس: 'Salmas' },
  },
  {
    fa: 'اردبیل',
    en: 'Ardabil',
    cities: { اردبیل: 'Ardabil', مشگین‌شهر: 'Meshginshahr', خلخال: 'Khalkhal', پارس‌آباد: 'Parsabad', گرمی: 'Germi' },
  },
  {
    fa: 'اصفهان',
    en: 'Isfahan',
    cities: {
      اصفهان: 'Isfahan',
      کاشان: 'Kashan',
      نجف‌آباد: 'Najafabad',
      خمینی‌شهر: 'Khomeynishahr',
      شاهین‌شهر: 'Shahinshahr',
      نایین: 'Nain',
      گلپایگان: 'Golpayegan',
    },
  },
  {
    fa: 'البرز',
    en: 'Alborz',
    cities: { کرج: 'Karaj', فردیس: 'Fardis', نظرآباد: 'Nazarabad', هشتگرد: 'Hashtgerd', طالقان: 'Taleqan' },
  },
  {
    fa: 'ایلام',
    en: 'Ilam',
    cities: { ایلام: 'Ilam', دهلران: 'Dehloran', ایوان: 'Eyvan', آبدانان: 'Abdanan', مهران: 'Mehran' },
  },
  {
    fa: 'بوشهر',
    en: 'Bushehr',
    cities: { بوشهر: 'Bushehr', برازجان: 'Borazjan', کنگان: 'Kangan', گناوه: 'Ganaveh', عسلویه: 'Asaluyeh' },
  },
  {
    fa: 'تهران',
    en: 'Tehran',
    cities: {
      تهران: 'Tehran',
      ری: 'Rey',
      شمیرانات: 'Shemiranat',
      اسلام‌شهر: 'Eslamshahr',
      شهریار: 'Shahriar',
      ورامین: 'Varamin',
      دماوند: 'Damavand',
      پردیس: 'Pardis',
    },
  },
  {
    fa: 'چهارمحال و بختیاری',
    en: 'Chaharmahal and Bakhtiari',
    cities: { شهرکرد: 'Shahrekord', بروجن: 'Borujen', فارسان: 'Farsan', لردگان: 'Lordegan' },
  },
  {
    fa: 'خراسان جنوبی',
    en: 'South Khorasan',
    cities: { بیرجند: 'Birjand', قاین: 'Qaen', طبس: 'Tabas', فردوس: 'Ferdows' },
  },
  {
    fa: 'خراسان رضوی',
    en: 'Razavi Khorasan',
    cities: {
      مشهد: 'Mashhad',
      نیشابور: 'Neyshabur',
      سبزوار: 'Sabzevar',
      'تربت حیدریه': 'Torbat Heydarieh',
      کاشمر: 'Kashmar',
      قوچان: 'Quchan',
    },
  },
  {
    fa: 'خراسان شمالی',
    en: 'North Khorasan',
    cities: { بجنورد: 'Bojnurd', شیروان: 'Shirvan', اسفراین: 'Esfarayen', آشخانه: 'Ashkhaneh' },
  },
  {
    fa: 'خوزستان',
    en: 'Khuzestan',
    cities: {
      اهواز: 'Ahvaz',
      دزفول: 'Dezful',
      آبادان: 'Abadan',
      خرمشهر: 'Khorramshahr',
      بهبهان: 'Behbahan',
      شوشتر: 'Shushtar',
      اندیمشک: 'Andimeshk',
    },
  },
  {
    fa: 'زنجان',
    en: 'Zanjan',
    cities: { زنجان: 'Zanjan', ابهر: 'Abhar', خرمدره: 'Khorramdarreh', خدابنده: 'Khodabandeh' },
  },
  { fa: 'سمنان', en: 'Semnan', cities: { سمنان: 'Semnan', شاهرود: 'Shahrud', دامغان: 'Damghan', گرمسار: 'Garmsar' } },
  {
    fa: 'سیستان و بلوچستان',
    en: 'Sistan and Baluchestan',
    cities: { زاهدان: 'Zahedan', زابل: 'Zabol', چابهار: 'Chabahar', ایرانشهر: 'Iranshahr', سراوان: 'Saravan' },
  },
  {
    fa: 'فارس',
    en: 'Fars',
    cities: {
      شیراز: 'Shiraz',
      مرودشت: 'Marvdasht',
      جهرم: 'Jahrom',
      فسا: 'Fasa',
      کازرون: 'Kazerun',
      لار: 'Lar',
      آباده: 'Abadeh',
    },
  },
  {
    fa: 'قزوین',
    en: 'Qazvin',
    cities: { قزوین: 'Qazvin', تاکستان: 'Takestan', البرز: 'Alborz', بویین‌زهرا: 'Buin Zahra' },
  },
  { fa: 'قم', en: 'Qom', cities: { قم: 'Qom', جعفریه: 'Jafarieh', کهک: 'Kahak', سلفچگان: 'Salafchegan' } },
  {
    fa: 'کردستان',
    en: 'Kurdistan',
    cities: { سنندج: 'Sanandaj', سقز: 'Saqqez', مریوان: 'Marivan', بانه: 'Baneh', قروه: 'Qorveh' },
  },
  {
    fa: 'کرمان',
    en: 'Kerman',
    cities: { کرمان: 'Kerman', رفسنجان: 'Rafsanjan', سیرجان: 'Sirjan', جیرفت: 'Jiroft', بم: 'Bam', زرند: 'Zarand' },
  },
  {
    fa: 'کرمانشاه',
    en: 'Kermanshah',
    cities: {
      کرمانشاه: 'Kermanshah',
      'اسلام‌آباد غرب': 'Eslamabad-e Gharb',
      هرسین: 'Harsin',
      کنگاور: 'Kangavar',
      پاوه: 'Paveh',
    },
  },
  {
    fa: 'کهگیلویه و بویراحمد',
    en: 'Kohgiluyeh and Boyer-Ahmad',
    cities: { یاسوج: 'Yasuj', گچساران: 'Gachsaran', دهدشت: 'Dehdasht', سی‌سخت: 'Sisakht' },
  },
  {
    fa: 'گلستان',
    en: 'Golestan',
    cities: {
      گرگان: 'Gorgan',
      'گنبد کاووس': 'Gonbad-e Kavus',
      'علی‌آباد کتول': 'Aliabad-e Katul',
      'بندر ترکمن': 'Bandar Torkaman',
      آق‌قلا: 'Aqqala',
    },
  },
  {
    fa: 'گیلان',
    en: 'Gilan',
    cities: { رشت: 'Rasht', انزلی: 'Anzali', لاهیجان: 'Lahijan', لنگرود: 'Langarud', تالش: 'Talesh', آستارا: 'Astara' },
  },
  {
    fa: 'لرستان',
    en: 'Lorestan',
    cities: { خرم‌آباد: 'Khorramabad', بروجرد: 'Borujerd', دورود: 'Dorud', کوهدشت: 'Kuhdasht', الیگودرز: 'Aligudarz' },
  },
  {
    fa: 'مازندران',
    en: 'Mazandaran',
    cities: {
      ساری: 'Sari',
      بابل: 'Babol',
      آمل: 'Amol',
      قائم‌شهر: 'Qaemshahr',
      نوشهر: 'Nowshahr',
      رامسر: 'Ramsar',
      تنکابن: 'Tonekabon',
    },
  },
  {
    fa: 'مرکزی',
    en: 'Markazi',
    cities: { اراک: 'Arak', ساوه: 'Saveh', خمین: 'Khomein', محلات: 'Mahallat', دلیجان: 'Delijan' },
  },
  {
    fa: 'هرمزگان',
    en: 'Hormozgan',
    cities: { بندرعباس: 'Bandar Abbas', قشم: 'Qeshm', میناب: 'Minab', 'بندر لنگه': 'Bandar Lengeh', کیش: 'Kish' },
  },
  {
    fa: 'همدان',
    en: 'Hamadan',
    cities: { همدان: 'Hamadan', ملایر: 'Malayer', نهاوند: 'Nahavand', تویسرکان: 'Tuyserkan', اسدآباد: 'Asadabad' },
  },
  { fa: 'یزد', en: 'Yazd', cities: { یزد: 'Yazd', میبد: 'Meybod', اردکان: 'Ardakan', بافق: 'Bafq', تفت: 'Taft' } },
]
