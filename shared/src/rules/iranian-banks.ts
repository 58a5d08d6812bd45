/** A bank or credit institution of Iran, as its numbers show it. */
export interface IranianBank {
  readonly name: { readonly fa: string; readonly en: string }
  /** Three digits that an IBAN carries after its check. */
  readonly code: string
  /** The first six digits of its cards. */
  readonly cards: readonly string[]
  /** Ground of its mark, dark enough for white letters (4.5:1). */
  readonly colour: string
}

const bank = (code: string, fa: string, en: string, colour: string, ...cards: readonly string[]): IranianBank => ({
  name: { fa, en },
  code,
  cards,
  colour,
})

/**
 * All banks and credit institutions whose cards and accounts are in circulation, by the codes of the Central Bank; merged
 * ones keep their numbers and their names on them (قوامین, انصار, حکمت ایرانیان, مهر اقتصاد and کوثر are بانک سپه today).
 */
export const iranianBanks: readonly IranianBank[] = [
  bank('010', 'بانک مرکزی', 'Central Bank of Iran', '#1f3a6b', '636795', '636797'),
  bank('011', 'بانک صنعت و معدن', 'Bank of Industry and Mine', '#1d4f91', '627961'),
  bank('012', 'بانک ملت', 'Bank Mellat', '#b5121b', '610433', '991975'),
  bank('013', 'بانک رفاه کارگران', 'Refah Bank', '#1a3e8c', '589463'),
  bank('014', 'بانک مسکن', 'Bank Maskan', '#b8430c', '628023'),
  bank('015', 'بانک سپه', 'Bank Sepah', '#1d4477', '589210'),
  bank('016', 'بانک کشاورزی', 'Bank Keshavarzi', '#226b34', '603770', '639217'),
  bank('017', 'بانک ملی ایران', 'Bank Melli Iran', '#16478f', '603799', '170019'),
  bank('018', 'بانک تجارت', 'Tejarat Bank', '#2a4b9b', '627353', '585983'),
  bank('019', 'بانک صادرات ایران', 'Bank Saderat Iran', '#29357e', '603769', '903769'),
  bank('020', 'بانک توسعه صادرات', 'Export Development Bank', '#1b6644', '627648', '207177'),
  bank('021', 'پست بانک ایران', 'Post Bank of Iran', '#1f6b3a', '627760'),
  bank('022', 'بانک توسعه تعاون', 'Tosee Taavon Bank', '#0f6a75', '502908'),
  bank('051', 'مؤسسه اعتباری توسعه', 'Tosee Credit Institution', '#96151d', '628157'),
  bank('052', 'بانک قوامین', 'Ghavamin Bank', '#3c6b1e', '639599'),
  bank('053', 'بانک کارآفرین', 'Karafarin Bank', '#1d6257', '627488', '502910'),
  bank('054', 'بانک پارسیان', 'Parsian Bank', '#7d1a22', '622106', '627884', '639194'),
  bank('055', 'بانک اقتصاد نوین', 'Eghtesad Novin Bank', '#6a2a72', '627412'),
  bank('056', 'بانک سامان', 'Saman Bank', '#14679c', '621986'),
  bank('057', 'بانک پاسارگاد', 'Bank Pasargad', '#6e5511', '502229', '639347'),
  bank('058', 'بانک سرمایه', 'Sarmayeh Bank', '#47545f', '639607'),
  bank('059', 'بانک سینا', 'Sina Bank', '#123f7c', '639346'),
  bank('060', 'بانک قرض‌الحسنه مهر ایران', 'Mehr Iran Bank', '#0b6b45', '606373'),
  bank('061', 'بانک شهر', 'Bank Shahr', '#a01d22', '502806', '504706'),
  bank('062', 'بانک آینده', 'Ayandeh Bank', '#6b3a1c', '636214'),
  bank('063', 'بانک انصار', 'Ansar Bank', '#8e2436', '627381'),
  bank('064', 'بانک گردشگری', 'Tourism Bank', '#8a1c3a', '505416', '505426'),
  bank('065', 'بانک حکمت ایرانیان', 'Hekmat Iranian Bank', '#23548f', '636949'),
  bank('066', 'بانک دی', 'Day Bank', '#0f6577', '502938'),
  bank('069', 'بانک ایران زمین', 'Iran Zamin Bank', '#5f2a82', '505785'),
  bank('070', 'بانک قرض‌الحسنه رسالت', 'Resalat Bank', '#1f6280', '504172'),
  bank('073', 'مؤسسه اعتباری کوثر', 'Kosar Credit Institution', '#4f5a1e', '505801'),
  bank('075', 'مؤسسه اعتباری ملل', 'Melal Credit Institution', '#1d5f5a', '606256'),
  bank('078', 'بانک خاورمیانه', 'Middle East Bank', '#94460a', '585947'),
  bank('079', 'بانک مهر اقتصاد', 'Mehr Eghtesad Bank', '#2b6a34', '639370'),
  bank('080', 'مؤسسه اعتباری نور', 'Noor Credit Institution', '#2a5a8c', '507677'),
  bank('090', 'بانک قرض‌الحسنه مهر ایران', 'Mehr Iran Bank', '#0b6b45'),
  bank('095', 'بانک ایران و ونزوئلا', 'Iran and Venezuela Bank', '#7a1f2b'),
]

/**
 * The bank of a card number or an IBAN, as soon as enough of it is typed: six digits of a card, three after the check
 * digits of an IBAN. Undefined for too little and for an unknown one.
 * @example bankOfNumber('603799')?.name.fa // 'بانک ملی ایران'
 */
export function bankOfNumber(bare: string): IranianBank | undefined {
  if (bare.startsWith('IR')) return iranianBanks.find(({ code }) => code === bare.slice(4, 7))
  return iranianBanks.find(({ cards }) => cards.includes(bare.slice(0, 6)))
}
