import { configure } from '@testing-library/react'

// A mutated screen often never shows what is awaited; the usual timeout would be paid for each of them.
if (process.env.MUTATION_TEST_TIME) configure({ asyncUtilTimeout: Number(process.env.MUTATION_TEST_TIME) / 2 })
