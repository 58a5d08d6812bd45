import { expect, test } from '@jest/globals'
import { inKnownSpelling } from './known-spelling'
import { lexicon } from './lexicon'

test.each([
  ['موجدی کارطم چنده', 'موجودی کارت چنده'],
  ['چند واهد دارم', 'چند واحد دارم'],
  ['سفارشم کی تصویه میشه', 'سفارشم کی تسویه میشه'],
  ['لغو سفاررش', 'لغو سفارش'],
  ['وضعیط سفارسم', 'وضعیت سفارش'],
  ['هوای فردای اصفهان', 'هوای فردای اصفهان'],
  ['قیمت دلار امروز', 'قیمت دلار امروز'],
  ['سبدم رو نمیخوام', 'سبدم رو نمیخوام'],
  ['نفروشم', 'نفروشم'],
  ['خواهش میکنم فعلا', 'خواهش میکنم فعلا'],
  ['where do i find it', 'where do i find it'],
  ['پول چه زمانی میرسد', 'پول چه زمانی میرسد'],
  ['my balanse', 'my balance'],
])('SUP-030: «%s» is read as «%s»', (typed, read) => expect(inKnownSpelling(typed, lexicon)).toBe(read))
