/** What a build knows beyond its files; it lies among them, and is neither uploaded nor served. */
export const buildRecordName = 'sarv-build.json'
