// A form that a passkey fills in: the browser asks the person, the form sends what the device signed.
const { browserSupportsWebAuthn, startAuthentication, startRegistration } = globalThis.SimpleWebAuthnBrowser
const form = document.querySelector('form[data-passkey]')

if (form && browserSupportsWebAuthn()) {
  const { create, get } = JSON.parse(form.dataset.passkey)
  const cancelled = form.querySelector('[data-cancelled]')
  let isAsking = false
  form.hidden = false
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    cancelled.hidden = true
    try {
      const response = create
        ? await startRegistration({ optionsJSON: create })
        : await startAuthentication({ optionsJSON: get })
      form.elements.namedItem('response').value = JSON.stringify(response)
      form.submit()
    } catch (reason) {
      console.info(`The passkey was not used: ${reason.name}`)
      cancelled.hidden = false
    }
    isAsking = false
  })
}
