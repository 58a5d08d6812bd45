/** Fields that a person types into or hands in; a search, a filter or a tick does not count. */
const fields = 'textarea, input:not([type="search"], [type="radio"], [type="checkbox"], [type="hidden"])'

/**
 * Whether a page asks the person for something: there a fresh response could replace what was typed. (U15)
 * @example hasForm(main.current)
 */
export function hasForm(page: Element): boolean {
  if (page.querySelector(fields) !== null) return true
  return [...page.querySelectorAll('form')].some((form) => form.querySelector('input[type="search"]') === null)
}
