// Runs before the first paint, long before the app is there.
;(() => {
  const root = document.documentElement

  // Whoever chose a theme never sees a flash of the other one, nor somebody logged in of the way to the login.
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
    if (localStorage.getItem('sessionuser')) root.dataset.remembered = ''
  } catch {
    // Storage may be forbidden; then the system's choice holds.
  }

  // What people do on a page that the server drew, until the app takes it over and does it again.
  const written = new Map()
  let pressed = null
  const watch = {
    input({ target }) {
      written.set(target, target.value)
    },
    click({ target }) {
      pressed = target.closest?.('button') ?? null
    },
    // A form without an address is the app's: sent by the browser, it would put a password into the address.
    submit(event) {
      if (!event.target.hasAttribute('action')) event.preventDefault()
    },
  }
  for (const name of Object.keys(watch)) document.addEventListener(name, watch[name], true)
  globalThis.EARLY = {
    end() {
      for (const name of Object.keys(watch)) document.removeEventListener(name, watch[name], true)
      return { written, pressed }
    },
  }
})()
