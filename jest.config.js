import { availableParallelism } from 'node:os'

/** Packages that ship ES modules only, which Jest has to translate like our own files. */
const modulesOnly = [
  'jose',
  'openid-client',
  'oauth4webapi',
  'mitt',
  'idb-keyval',
  'lucide-react',
  'echarts',
  'echarts-for-react',
  'zrender',
]

const common = {
  moduleNameMapper: { '^lucide-react$': '<rootDir>/shared/src/testing/lazy-icons.cjs' },
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/'],
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/(${modulesOnly.join('|')})@|(${modulesOnly.join('|')})/))`],
  transform: {
    '\\.(css|svg|png|woff2)$': '<rootDir>/shared/src/testing/style-transform.js',
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
}

/** One sandbox, started before the first test that needs it and ended after the last. */
const sandbox = {
  globalSetup: '<rootDir>/shared/src/testing/jest-sandbox-start.ts',
  globalTeardown: '<rootDir>/shared/src/testing/jest-sandbox-stop.ts',
}

/** One PostgreSQL, in which each file has a database of its own. */
const postgres = {
  globalSetup: '<rootDir>/sandbox/src/testing/jest-postgres-start.ts',
  globalTeardown: '<rootDir>/sandbox/src/testing/jest-postgres-stop.ts',
}

/** Unit tests run in Node, those of the sandbox over PostgreSQL; API tests by HTTP against the running sandbox; screens in jsdom against the same sandbox. */
export default {
  // A machine that stalls for a while must not look like a fault.
  testTimeout: 120_000 * Number(process.env.SARV_DEPTH ?? 1),
  // A screen waits for a part of its time. A number, because Jest reads a percentage of 150 as 150 workers.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '/templates/own/', '<rootDir>/sandbox/', '\\.api\\.test\\.ts$'],
    },
    {
      ...common,
      ...postgres,
      displayName: 'database',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/sandbox/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.api\\.test\\.ts$'],
    },
    {
      ...common,
      ...sandbox,
      displayName: 'api',
      testEnvironment: 'node',
      testMatch: ['**/*.api.test.ts'],
    },
    {
      ...common,
      ...sandbox,
      displayName: 'screens',
      testEnvironment: '<rootDir>/shared/src/testing/jsdom-environment.js',
      testMatch: ['**/*.test.tsx'],
      setupFilesAfterEnv: [
        '@testing-library/jest-dom/jest-globals',
        '<rootDir>/shared/src/testing/async-timeout.ts',
        '<rootDir>/shared/src/testing/poll-errors.ts',
        '<rootDir>/shared/src/testing/owner-stacks.ts',
        '<rootDir>/shared/src/testing/missing-text-values.ts',
      ],
    },
  ],
}
