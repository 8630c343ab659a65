// Runs before the first paint: whoever chose a theme never sees a flash of the other one.
;(() => {
  try {
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  } catch {
    // Storage may be forbidden; then the system's choice holds.
  }
})()
