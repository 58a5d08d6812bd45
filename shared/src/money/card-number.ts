/**
 * A card number as it is shown: groups of four, digits 7 to 12 as stars, in ASCII. (PLT-040) A number that the server
 * has starred already stays so.
 * @example maskCard('6037991234561112') // '6037 99** **** 1112'
 */
export function maskCard(number: string): string {
  const starred = number.replace(/[^\d*xX]/g, '').replace(/[xX]/g, '*')
  return groupFour(`${starred.slice(0, 6)}${starred.slice(6, 12).replace(/\d/g, '*')}${starred.slice(12)}`)
}

/** Groups of four from the start, as on cards and IBANs. @example groupFour('IR160120') // 'IR16 0120' */
export function groupFour(text: string): string {
  return text.replace(/(.{4})(?=.)/g, '$1 ')
}
