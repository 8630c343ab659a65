interface Pressed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

/** The pressed key; '' while Alt, Ctrl or Meta is held, for those belong to the browser: Back, the next window. */
export function plainKey({ key, altKey, ctrlKey, metaKey }: Pressed): string {
  return altKey || ctrlKey || metaKey ? '' : key
}
