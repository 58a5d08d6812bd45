// Sends the page's only form at once; its button stays for a browser without scripts.
document.forms[0]?.requestSubmit()
