/** Adds one statement to a source, as a new version of it might: its file and those that name it become others. */
module.exports = (source) => `${source}\nperformance.mark('sarv-bench-next-version')\n`
