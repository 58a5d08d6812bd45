// Shows the password that was typed, and hides it again; it leaves as a password, so that no browser keeps it as a text.
const button = document.querySelector('button[data-show]')
const input = document.querySelector('input[type="password"]')

if (button && input) {
  const { show, hide } = button.dataset
  const turn = (isShown) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? hide : show
  }
  input.spellcheck = false
  input.autocapitalize = 'off'
  button.hidden = false
  button.addEventListener('click', () => turn(input.type === 'password'))
  input.form.addEventListener('submit', () => turn(false))
}
