// Sends the page's only form at once; its button stays for whoever has no scripts.
document.forms[0]?.requestSubmit()
