/**
 * Lazy loading of the icons in tests: each from its own file when it is first drawn. The one file of all 1,700 would be
 * read again for every test file.
 */
const fileOf = (name) => name.replace(/(?<!^)([A-Z])|(?<=[a-zA-Z])(\d)/g, '-$&').toLowerCase()

module.exports = new Proxy(
  { __esModule: true },
  { get: (known, name) => (known[name] ??= require(`lucide-react/icons/${fileOf(name)}`).default) },
)
