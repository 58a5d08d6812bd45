/** A text with its `{{…}}` filled in. @example fill('{{digits}}-digit code', { digits: 6 }) // '6-digit code' */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Could not fill a text: expected a value for ${name}, got none.`)
    return String(value)
  })
