// Runs before the first paint, long before the app is there.
;(() => {
  const root = document.documentElement

  // Whoever chose a theme never sees a flash of the other one, nor somebody logged in of the way to the login.
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') {
      root.dataset.theme = theme
      // The browser's own bar, too; `theme.ts` does the same with later choices.
      for (const bar of document.querySelectorAll('meta[name="theme-color"]')) {
        bar.setAttribute('media', bar.dataset.of === theme ? 'all' : 'not all')
      }
    }
    if (localStorage.getItem('sessionuser')) root.dataset.remembered = ''
  } catch {
    // Storage may be forbidden; then the system's choice holds.
  }

  // What people do on a page that the server drew, until the app takes it over and does it again.
  const written = new Map()
  let press = null
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio'
  function note(field, last) {
    // In the order of the last touch, for one circle puts out the other.
    written.delete(field)
    written.set(field, last)
  }
  const watch = {
    input({ target }) {
      // A file is chosen by a button of the app's.
      if (!isChoice(target) && target.type !== 'file') note(target, target.value)
    },
    click(event) {
      press = event
      if (isChoice(event.target)) note(event.target, event.target.checked)
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
      // A press that is still on its way is heard by the app itself.
      const isOver = press?.eventPhase === Event.NONE
      return { written, pressed: (isOver && press.target.closest?.('button')) || null }
    },
  }
})()
