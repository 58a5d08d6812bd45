/** The initials of a name and stars, for a text message. @example maskName('لاله آذرمهر') // 'ل*** آ*****' */
export const maskName = (name: string): string =>
  name
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [initial = '', ...rest] = word
      return initial + '*'.repeat(rest.length)
    })
    .join(' ')
