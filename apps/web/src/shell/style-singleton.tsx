import { useEffect } from 'react'

interface SharedSheet {
  sheet?: CSSStyleSheet
  users: number
}

interface StyleProps {
  styles: string
}

function SharedStyle({ shared, styles }: StyleProps & { shared: SharedSheet }) {
  useEffect(() => {
    const { sheet = new CSSStyleSheet() } = shared
    shared.sheet = sheet
    if (shared.users === 0) {
      sheet.replaceSync(styles)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    }
    shared.users += 1
    return () => {
      shared.users -= 1
      if (shared.users > 0) return
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
    }
  }, [shared, styles])
  return null
}

/**
 * Stands in for the package `react-style-singleton`, with which the dialogs hold the page behind them still. The
 * package writes a style element, which the content policy refuses; this adopts a sheet, which it allows.
 */
export function styleSingleton() {
  const shared: SharedSheet = { users: 0 }
  return ({ styles }: StyleProps) => <SharedStyle shared={shared} styles={styles} />
}
