/** The lists of a portfolio, in one chunk: each is little more than its rows. */

export { HistoryScreen } from '../history/history-screen'
export { StocksScreen } from '../stocks/stocks-screen'
export { TransactionsScreen } from '../transactions/transactions-screen'
