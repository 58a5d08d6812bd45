import { languageOf } from '../../text/text-language'

/**
 * Language of parts (WCAG 3.1.2): a name or what a person typed, which stays as it was written while the page is read in another
 * language. Screen readers change their voice for it, and its direction is its own. (D-125)
 * @example <OwnText text={account.owner_name} />
 */
export function OwnText({ text }: { text: string }) {
  return (
    <bdi lang={languageOf(text)} translate="no">
      {text}
    </bdi>
  )
}
