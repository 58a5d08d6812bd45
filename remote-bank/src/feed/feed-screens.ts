/** The feed of all products and that of the account, in one chunk: they draw the same rows. */

export { TransactionsScreen } from '../transactions/transactions-screen'
export { FeedScreen } from './feed-screen'
