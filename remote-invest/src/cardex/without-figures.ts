import { hiddenAmount } from '@sarv/shared/ui/data/money'

/** Masking: the sentence of a row with stars for its figures. @example withoutFigures('خرید ۱٬۹۹۳ واحد') // 'خرید ***** واحد' */
export const withoutFigures = (sentence: string): string => sentence.replace(/\p{Nd}[\p{Nd}٬,.٫]*/gu, hiddenAmount)
