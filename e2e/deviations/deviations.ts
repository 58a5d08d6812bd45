/** A sentence of the two documents that the product does otherwise, and the row of requirements.md that says how and why. */
interface Deviation {
  /** Document and section: 0 is the overview, 1 the flows. */
  readonly source: string
  /** The sentence as the document has it. */
  readonly sentence: string
  readonly decision: `D-${number}`
}

export const deviations: readonly Deviation[] = [
  {
    source: '0§2.1',
    sentence: 'Tab items come from the server; if not loaded the defaults are home, assets and profile.',
    decision: 'D-116',
  },
  {
    source: '0§2.1',
    sentence:
      'Main tabbed shell (bottom bar on phones, side bar on wide screens): /home, /assets, /profile, /card, /investment.',
    decision: 'D-198',
  },
  {
    source: '0§2.1',
    sentence: 'the sidebar closes on navigation and on content tap on narrow screens',
    decision: 'D-96',
  },
  { source: '0§2.1', sentence: 'from /payment/receipt it goes back two steps', decision: 'D-06' },
  {
    source: '0§2.2, 0§4.1',
    sentence:
      'The install modal shows on mount when the device is not Android, not in standalone display mode and the window is 768 px wide or narrower',
    decision: 'D-132',
  },
  { source: '0§2.3', sentence: 'Success goes to /home (replacing history)', decision: 'D-72' },
  {
    source: '0§2.5',
    sentence:
      'Payment receipt (/payment/receipt) reads query parameters status (SUCCESS or other), amount, date, time, trace_no.',
    decision: 'D-29',
  },
  {
    source: '0§2.5',
    sentence: 'Card-result screen reads query status (failed or success) and message',
    decision: 'D-130',
  },
  { source: '0§2.5', sentence: 'preview scale 0.5 with first page default', decision: 'D-230' },
  { source: '0§2.5', sentence: 'Android app-install banner', decision: 'D-132' },
  { source: '0§2.6', sentence: 'EXTERNAL opens the link as given in the same tab.', decision: 'D-199' },
  {
    source: '0§2.7',
    sentence:
      'Sections come from the server with type ASSET, FUND, PORTFOLIO or INQUIRY_FUND_ORDERS and an is_visible flag.',
    decision: 'D-118',
  },
  {
    source: '0§2.8',
    sentence: 'a button to view the fund (/funds/12180), a footer button for fast invest (/fast-invest)',
    decision: 'D-46',
  },
  {
    source: '0§3',
    sentence:
      'Client-held state: visibleBankBalance, visibleHomeBalance, pdfFile, pdfTitle, pwaConfig, chatbot history, chatInfo, historyLoading',
    decision: 'D-95',
  },
  {
    source: '0§3',
    sentence: 'card numbers grouped in fours with the 7th to 12th digits masked by stars',
    decision: 'D-200',
  },
  {
    source: '0§4.2',
    sentence: 'If the refresh fails, local storage and persisted state are cleared and the user is sent to the root.',
    decision: 'D-196',
  },
  { source: '0§4.7', sentence: 'WAITING, PENDING, PARTIALLY_FILLED shown as waiting', decision: 'D-117' },
  { source: '0§4.7', sentence: 'FAILED and TROUBLESHOOTING show their own failure titles.', decision: 'D-197' },
  {
    source: '0§4.7, 1§4',
    sentence:
      'Payment gateway screen: the first method is preselected; pressing pay redirects the whole browser to the chosen landing URL',
    decision: 'D-127',
  },
  { source: '0§7', sentence: 'balance; errors always shown', decision: 'D-124' },
  { source: '0§8', sentence: "Default alert, titled 'خطا' with confirm button 'تایید'", decision: 'D-124' },
  { source: '0§8', sentence: 'video playback, PDF load and OTP auto-read failures are logged only', decision: 'D-39' },
  { source: '0§8, 0§9', sentence: 'date-range filter limited to 30 days', decision: 'D-09' },
  {
    source: '0§9, 1§3',
    sentence:
      'Persisted app store is encrypted and covers router, pma, general, fund, faq, bank, device info, chatbot, profile, voucher and recommendation state',
    decision: 'D-71',
  },
  { source: '1§2', sentence: 'a loading text shows while pages load', decision: 'D-231' },
  {
    source: '1§2',
    sentence: "Progress screen: a vertical steps list titled 'creating asset steps'",
    decision: 'D-169',
  },
  { source: '1§4', sentence: "'close' when created or additional amount done", decision: 'D-130' },
  { source: '1§4', sentence: 'an online gateway method (IPG) redirects the browser to landing_url', decision: 'D-138' },
  { source: '1§5', sentence: 'message key validate-email', decision: 'D-169' },
  { source: '1§8', sentence: 'Contract download and OTP send: errors always shown', decision: 'D-124' },
  { source: '1§8', sentence: 'Risk survey fetch error: the flow reloads the first question.', decision: 'D-65' },
  { source: '1§9', sentence: 'Default language Persian (English fallback)', decision: 'D-01' },
]
