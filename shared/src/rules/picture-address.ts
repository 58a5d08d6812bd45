import { webAddress } from './external-address'

/**
 * Validates the address of a picture that the server names: https, http on the own machine, or a path beside the page;
 * undefined for anything else, such as the name of an icon. (T10)
 * @example pictureAddress('/static/leaf.svg') // '/static/leaf.svg'
 * @example pictureAddress('gem') // undefined
 */
export function pictureAddress(text: string): string | undefined {
  if (/^\/[^/\\]/.test(text)) return text
  const address = webAddress(text)
  return address === undefined ? undefined : new URL(address).href
}
