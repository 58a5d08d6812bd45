/**
 * Adds one statement to a source once it is said to be the next version's, as a change might: its file and those that
 * name it become others. It is read again by every build of a compiler, which keeps all else.
 */
module.exports = function changedSource(source) {
  this.cacheable(false)
  return this.getOptions().isNext() ? `${source}\nperformance.mark('sarv-bench-next-version')\n` : source
}
