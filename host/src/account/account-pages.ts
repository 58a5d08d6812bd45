// Small pages in one file: the hash of each file is a part of every page that is opened.
export { InboxScreen } from '../inbox/inbox-screen'
export { PrizeScreen } from '../prize/prize-screen'
export { ReferralScreen } from '../referral/referral-screen'
export { SessionsScreen } from '../sessions/sessions-screen'
