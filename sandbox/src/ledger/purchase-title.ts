import type { LocalText } from '../local-text/local-text'

/** What a payment for units of a fund is for. */
export const purchaseTitle = ({ fa, en }: LocalText): LocalText => ({ fa: `خرید صندوق ${fa}`, en: `Purchase of ${en}` })
