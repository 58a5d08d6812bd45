// The code page: boxes over one real input, sending on the last digit, and the server's countdown.
const form = document.querySelector('form[data-digits]')
const input = form?.querySelector('input[name="code"]')
const digits = Number(form?.dataset.digits)
const show = new Intl.NumberFormat(document.documentElement.lang, { useGrouping: false })
const nonAsciiDigit = /[۰-۹٠-٩]/g

/** Only the digits, in ASCII, of a text that was typed, pasted or filled in. */
function codeIn(text) {
  return text
    .replace(nonAsciiDigit, (digit) => String(digit.codePointAt(0) & 0xf))
    .replace(/\D/g, '')
    .slice(0, digits)
}

/** Says whether this device could keep a passkey; the provider may then offer one. */
async function tellAboutPasskeys() {
  const passkey = form?.querySelector('input[name="passkey"]')
  if (!passkey || !('PublicKeyCredential' in window)) return
  if (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) passkey.value = 'able'
}

/** Milliseconds. */
const maxWait = 500
// A code that the phone fills in at once waits for that, but not for a browser that does not answer.
const told = Promise.race([
  tellAboutPasskeys().catch((reason) => console.info(`Passkeys are not available: ${reason.name}`)),
  new Promise((resolve) => setTimeout(resolve, maxWait)),
])

if (form && input) {
  const row = document.createElement('span')
  row.className = 'boxes'
  row.setAttribute('aria-hidden', 'true')
  const boxes = Array.from({ length: digits }, () => row.appendChild(document.createElement('span')))
  input.before(row)
  form.classList.add('with-boxes')
  input.removeAttribute('placeholder')

  let isSent = false
  const draw = () => {
    const code = codeIn(input.value)
    if (input.value !== code) input.value = code
    boxes.forEach((box, at) => {
      box.textContent = at < code.length ? show.format(Number(code[at])) : ''
      box.classList.toggle('now', document.activeElement === input && at === Math.min(code.length, digits - 1))
    })
    if (code.length < digits || isSent) return
    isSent = true
    told.then(() => form.requestSubmit())
  }
  for (const event of ['input', 'focus', 'blur']) input.addEventListener(event, draw)
  form.addEventListener('input', () => form.classList.remove('wrong'))
  // Coming back by the browser's arrow shows this page as it was left: sent.
  addEventListener('pageshow', () => {
    isSent = false
  })
  input.focus()
  draw()

  // SMS auto-read, where the browser has it; without it the person types.
  if ('OTPCredential' in window) {
    const reading = new AbortController()
    form.addEventListener('submit', () => reading.abort())
    navigator.credentials
      .get({ otp: { transport: ['sms'] }, signal: reading.signal })
      .then((message) => {
        if (!message) return
        input.value = message.code
        draw()
      })
      .catch((reason) => console.info(`SMS auto-read is not available: ${reason.name}`))
  }
}

const countdown = document.querySelector('[data-seconds]')
const resend = document.querySelector('button[data-resend]')
if (countdown && resend) {
  const clock = countdown.querySelector('bdi')
  const end = performance.now() + Number(countdown.dataset.seconds) * 1000
  const tick = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000))
    const seconds = new Intl.NumberFormat(document.documentElement.lang, { minimumIntegerDigits: 2 })
    clock.textContent = `${show.format(Math.floor(left / 60))}:${seconds.format(left % 60)}`
    countdown.hidden = left === 0
    resend.hidden = left > 0
    if (left > 0) setTimeout(tick, 250)
  }
  tick()
}
