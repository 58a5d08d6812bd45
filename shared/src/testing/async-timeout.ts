import { configure } from '@testing-library/react'

// Screens are answered by the real sandbox, on a machine that may be busy with other tests: a second is not enough.
configure({ asyncUtilTimeout: 45_000 })
