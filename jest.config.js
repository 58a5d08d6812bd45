/** Unit tests run in Node; screens run in jsdom against the running sandbox. */
const common = {
  transform: {
    '^.+\\.(t|j)sx?$': [
      '@swc/jest',
      { jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } } },
    ],
  },
}
export default { projects: [{ ...common, displayName: 'unit', testEnvironment: 'node', testMatch: ['**/*.test.ts'] }] }
