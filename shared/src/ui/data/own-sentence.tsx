import { OwnText } from './own-text'

/** Invisible ends of an isolated part of a text (U+2068, U+2069). */
const [begin, end] = ['\u2068', '\u2069']

/** Marks a name before it is put into a sentence, whose `<OwnSentence>` then knows where it stands. @example t('greeting', { name: own(name) }) */
export const own = (name: string) => `${begin}${name}${end}`

/**
 * Language of parts within a sentence (WCAG 3.1.2): each name that `own` marked keeps its own language and direction in
 * a sentence of any language.
 * @example <OwnSentence text={t('gateway.ownCard', { name: own(payment.payer_name) })} />
 */
export function OwnSentence({ text }: { text: string }) {
  // The odd parts are the names.
  const parts = text
    .split(/\u2068([^\u2069]*)\u2069/)
    .map((part, index) => (index % 2 === 1 ? <OwnText key={`${index} ${part}`} text={part} /> : part))
  // One element: in a flex row each part would be an item of its own, and the space between them would be lost.
  return <span>{parts}</span>
}
