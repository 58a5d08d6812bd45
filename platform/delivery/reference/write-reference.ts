import { releaseContract } from '../remote-kit/released-contract'

/** `pnpm reference`: keeps the declarations of a new version of the contract. */
releaseContract()
